import type { Composer } from "../../composer/composer";
import { Lazy } from "../../widgets/Lazy";

const loadUnseen = () => import("../../board/Unseen");

/** The tiles that I don't see, loaded when somebody asks for them. */
export function UnseenTiles({ composer }: { composer: Composer }) {
  return <Lazy load={loadUnseen}>{({ Unseen }) => <Unseen table={composer.table} box={composer.box} />}</Lazy>;
}
