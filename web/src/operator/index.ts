/** The operator's page: loaded when an operator opens it. */

import { learn, type Loaders } from "../say";
import "../style/operator.css";

export { OperatorPage } from "./OperatorPage";

const OPERATOR: Loaders = {
  nl: () => import("virtual:catalogue/nl/operator"),
  fr: () => import("virtual:catalogue/fr/operator"),
  de: () => import("virtual:catalogue/de/operator"),
  en: () => import("virtual:catalogue/en/operator"),
  it: () => import("virtual:catalogue/it/operator"),
};

await learn(OPERATOR);
