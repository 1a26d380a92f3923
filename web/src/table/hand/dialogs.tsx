/** Dialogs of a turn, loaded when they are first opened: few turns need one. */

import type { Composer } from "../../composer/composer";
import { Lazy } from "../../widgets/Lazy";

interface Props {
  readonly composer: Composer;
  readonly onClose: () => void;
}

const loadExchange = () => import("./ExchangeDialog");
const loadBuy = () => import("./BuyDialog");
const loadMore = () => import("./MoreDialog");

export function ExchangeTiles(props: Props) {
  return <Lazy load={loadExchange} dialog>{({ ExchangeDialog }) => <ExchangeDialog {...props} />}</Lazy>;
}

export function BuyTiles(props: Props) {
  return <Lazy load={loadBuy} dialog>{({ BuyDialog }) => <BuyDialog {...props} />}</Lazy>;
}

/** What is used less often, for the tables of all families. */
export function MoreChoices(props: Props) {
  return <Lazy load={loadMore} dialog>{({ MoreDialog }) => <MoreDialog {...props} />}</Lazy>;
}
