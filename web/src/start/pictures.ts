/** The pictures of the games, composed by hand; in each language they show words of it, in tiles of its edition. */

import type { ComposedPicture } from "./family";
import composed from "./pictures.json";

export const PICTURES = composed as Readonly<Record<string, ComposedPicture>>;
