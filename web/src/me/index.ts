/** Who I am here: name, devices, ways back, everything about me. */

import { learn } from "../say";
import { ME } from "./sentences";
import "../style/me.css";

export { AddPage } from "./AddPage";
export { MePage } from "./MePage";

await learn(ME);
