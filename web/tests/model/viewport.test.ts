import { describe, expect, it } from "vitest";
import { fittedInto, moved, nearer, showing } from "../../src/model/viewport";

const WHOLE = { x: -16, y: -16, width: 620, height: 620 };

describe("the part of a drawing in sight", () => {
  it("comes nearer with a point staying where it is", () => {
    const part = nearer(WHOLE, WHOLE, 2, [294, 294]);
    expect(part).toEqual({ x: 139, y: 139, width: 310, height: 310 });
    expect(nearer(WHOLE, part, 0.5, [294, 294])).toEqual(WHOLE);
  });

  it("never shows what lies beside the drawing", () => {
    expect(nearer(WHOLE, WHOLE, 2, [-16, 604])).toEqual({ x: -16, y: 294, width: 310, height: 310 });
    expect(moved(WHOLE, { x: 0, y: 0, width: 310, height: 310 }, 1000, -1000)).toEqual({ x: 294, y: -16, width: 310, height: 310 });
  });

  it("is the whole again where it is hardly smaller, and never too small", () => {
    expect(nearer(WHOLE, WHOLE, 1.01, [0, 0])).toBe(WHOLE);
    expect(nearer(WHOLE, WHOLE, 100, [0, 0]).width).toBeCloseTo(620 / 6);
  });

  it("moves no farther than needed to show something", () => {
    const part = { x: 0, y: 0, width: 300, height: 300 };
    expect(showing(WHOLE, part, { x: 40, y: 40, width: 40, height: 40 })).toBe(part);
    expect(showing(WHOLE, part, { x: 320, y: 40, width: 40, height: 40 })).toEqual({ ...part, x: 60 });
  });

  it("fits into a drawing that has become smaller", () => {
    expect(fittedInto({ x: 0, y: 0, width: 200, height: 100 }, { x: 50, y: 50, width: 300, height: 60 })).toEqual({ x: 0, y: 40, width: 200, height: 60 });
  });
});
