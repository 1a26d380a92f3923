import { useLayoutEffect, useRef } from "preact/hooks";
import { plainTile } from "../model/pieces";
import { sizeOf } from "../model/tiles";
import { carried, point, unit } from "./drag";
import { TileShape, UNIT } from "./Tile";

/** The dragged tile, under the pointer. */
export function Ghost({ value }: { value: (tile: string) => number | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  const what = carried.value;
  const [x, y] = point.value;
  useLayoutEffect(() => {
    if (!box.current) return;
    box.current.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
    if (what?.face.includes("×")) box.current.style.width = `${sizeOf(what.face)[0] * unit.value}px`;
  }, [x, y, what]);
  if (!what) return null;
  const [w, h] = sizeOf(what.face);
  return (
    <div class="ghost" ref={box} aria-hidden="true">
      <svg viewBox={`0 0 ${w * UNIT} ${h * UNIT}`}>
        <TileShape tile={plainTile(what.face)} value={value(what.face)} mark="picked" />
      </svg>
    </div>
  );
}
