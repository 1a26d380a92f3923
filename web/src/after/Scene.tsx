import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ARROWS } from "../model/steer";
import type { Tile } from "../model/tiles";
import { say } from "../say";
import { lookedOf } from "./families";
import type { SceneProps } from "./family";
import { ownersOf } from "./Owners";

const NO_DRAFT: ReadonlyMap<string, Tile> = new Map();

/** A table to look at, by eye or with the arrow keys: nothing can be laid on it. */
export function Scene({ rules, view, room = [], laidBy, path, draft = NO_DRAFT, ...called }: SceneProps) {
  const cursor = useSignal("");
  const first = path[0] ?? Object.keys(view.board)[0] ?? "A1";
  useEffect(() => void (cursor.value = first), [first]);
  const names = view.seats.map((seat) => seat.name);
  const owners = ownersOf(names, laidBy ?? {});
  const laid = (square: string) => {
    const owner = owners.get(square);
    return owner ? [say("after-laid-by", { name: names[owner.seat]! })] : [];
  };
  const hands = { cursor: cursor.value, shaking: false, draft, owners, last: new Set(laidBy ? [] : view.last), ...called };
  const onKey = (move: (key: string, from: string) => string) => (event: KeyboardEvent) => {
    if (!ARROWS[event.key]) return;
    cursor.value = move(event.key, cursor.value);
    event.preventDefault();
  };
  const onSquare = (square: string) => (cursor.value = square);
  const { Board } = lookedOf(rules);
  return <Board rules={rules} view={view} room={room} path={path} hands={hands} laid={laid} onSquare={onSquare} onKey={onKey} />;
}
