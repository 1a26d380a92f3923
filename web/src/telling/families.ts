/** Who tells the events of each family. */

import { pathNews } from "./path/news";
import { walkNews } from "./walk/news";

export const FAMILY_NEWS = { walk: walkNews, path: pathNews };
