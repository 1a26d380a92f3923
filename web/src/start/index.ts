/** Where everything begins, loaded when it is shown. */

import "../style/start.css";

export { StartPage } from "./StartPage";
