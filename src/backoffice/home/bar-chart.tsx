interface BarChartProps {
  /** Text alternative; the numbers are in a table beside it. */
  label: string;
  bars: readonly { key: string; value: number }[];
  /** What the highest bar stands for. */
  highest: string;
  /** Names of the first and the last bar. */
  ends: readonly [string, string];
}

const HEIGHT = 40;
const WIDTH = 4;

/** Vertical bars; the highest fills the height, and says how much it is. */
export function BarChart({ label, bars, highest, ends }: BarChartProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <figure>
      <p className="mb-1 text-small text-encre-2">{highest}</p>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${bars.length * WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-32 w-full border-b border-trait text-sapin-600"
      >
        {bars.map(({ key, value }, index) => (
          <rect
            key={key}
            x={index * WIDTH + 0.5}
            width={WIDTH - 1}
            y={HEIGHT - (value / most) * HEIGHT}
            height={(value / most) * HEIGHT}
            fill="currentColor"
          />
        ))}
      </svg>
      <p className="mt-1 flex justify-between gap-4 text-small text-encre-2">
        {ends.map((end) => (
          <span key={end}>{end}</span>
        ))}
      </p>
    </figure>
  );
}
