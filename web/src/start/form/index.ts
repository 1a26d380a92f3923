/** The form for any kind of table, loaded when it is shown. */

import "../../style/form.css";

export { NewPage } from "./NewPage";
