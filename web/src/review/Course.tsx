import { say } from "../say";
import type { CourseChart } from "../wire.gen";
import { lineOf, numbersBelow } from "./chart";

const [WIDTH, HEIGHT, LEFT, TOP, FOOT] = [320, 120, 44, 8, 22];

/** How the game went, turn by turn; the table of turns tells the same in words. */
export function Course({ course }: { course: CourseChart }) {
  const { points, heights } = lineOf(course);
  return (
    <section>
      <h3>{say("review-course")}</h3>
      <svg class="chart review-course" viewBox={`${-LEFT} ${-TOP} ${WIDTH + LEFT + TOP} ${HEIGHT + TOP + FOOT}`} role="img" aria-label={course.label}>
        {course.marks.map((mark, index) => (
          <g key={mark}>
            <line class="chart-line" x1="0" x2={WIDTH} y1={heights[index]! * HEIGHT} y2={heights[index]! * HEIGHT} />
            <text x="-5" y={heights[index]! * HEIGHT + 3.5} text-anchor="end">
              {mark}
            </text>
          </g>
        ))}
        {numbersBelow(course).map(({ x, number }) => (
          <text key={x} x={x * WIDTH} y={HEIGHT + 16} text-anchor="middle">
            {number}
          </text>
        ))}
        <polyline class="chart-course" points={points.map(({ x, y }) => `${(x * WIDTH).toFixed(1)},${(y * HEIGHT).toFixed(1)}`).join(" ")} />
        {points
          .filter(({ place }) => course.costly.includes(place))
          .map(({ x, y, place }) => (
            <circle key={place} class="review-costly" cx={x * WIDTH} cy={y * HEIGHT} r="3.6" />
          ))}
      </svg>
      <p class="quiet-text">{course.label}.</p>
    </section>
  );
}
