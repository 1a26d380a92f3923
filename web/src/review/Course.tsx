import { say } from "../say";
import type { Review } from "../wire.gen";
import { lineOf } from "./chart";
import { percent } from "./words";

const [WIDTH, HEIGHT, LEFT, FOOT] = [320, 120, 44, 8];

/** How the game went, turn by turn; the table of turns tells the same in words. */
export function Course({ review }: { review: Review }) {
  const line = lineOf(review);
  if (!line) return null;
  const { chances, most, points } = line;
  const label = say(chances ? "review-course-chance" : "review-course-lead", { name: review.seats[0]!.name });
  // In the middle all are equal: a half between two, less with more.
  const middle = chances ? 1 / review.seats.length : 0.5;
  const marks = chances ? [1, middle, 0].map(percent) : [`+${most}`, "0", `−${most}`];
  const heights = [0, 1 - middle, 1].map((part) => part * HEIGHT);
  return (
    <section>
      <h3>{say("review-course")}</h3>
      <svg class="chart review-course" viewBox={`${-LEFT} ${-FOOT} ${WIDTH + LEFT + FOOT} ${HEIGHT + 2 * FOOT}`} role="img" aria-label={label}>
        {marks.map((mark, index) => (
          <g key={mark}>
            <line class="chart-line" x1="0" x2={WIDTH} y1={heights[index]} y2={heights[index]} />
            <text x="-5" y={heights[index]! + 3.5} text-anchor="end">
              {mark}
            </text>
          </g>
        ))}
        <polyline class="chart-course" points={points.map(({ x, y }) => `${(x * WIDTH).toFixed(1)},${(y * HEIGHT).toFixed(1)}`).join(" ")} />
        {points
          .filter(({ place }) => review.misses.includes(place))
          .map(({ x, y, place }) => (
            <circle key={place} class="review-dear" cx={x * WIDTH} cy={y * HEIGHT} r="3.6" />
          ))}
      </svg>
      <p class="quiet-text">
        {label}. {chances && say("review-chance-model")}
      </p>
    </section>
  );
}
