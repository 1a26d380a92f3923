import { lineOf } from "../../review/course";
import { say } from "../../say";
import type { Review } from "../../wire.gen";
import { percent } from "./words";

const [WIDTH, HEIGHT, LEFT, FOOT] = [320, 120, 38, 8];

/** How the game went, turn by turn; the table of turns tells the same in words. */
export function Course({ review }: { review: Review }) {
  const line = lineOf(review);
  if (!line) return null;
  const { chances, most, points } = line;
  const label = say(chances ? "review-course-chance" : "review-course-lead", { name: review.seats[0]!.name });
  const marks = chances ? [1, 0.5, 0].map(percent) : [`+${most}`, "0", `−${most}`];
  return (
    <section>
      <h3>{say("review-course")}</h3>
      <svg class="chart review-course" viewBox={`${-LEFT} ${-FOOT} ${WIDTH + LEFT + FOOT} ${HEIGHT + 2 * FOOT}`} role="img" aria-label={label}>
        {marks.map((mark, index) => (
          <g key={mark}>
            <line class="chart-line" x1="0" x2={WIDTH} y1={(index / 2) * HEIGHT} y2={(index / 2) * HEIGHT} />
            <text x="-5" y={(index / 2) * HEIGHT + 3.5} text-anchor="end">
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
