interface BarChartProps {
  /** Text alternative; the numbers are in a table beside it. */
  label: string;
  bars: readonly { key: string; value: number }[];
}

const HEIGHT = 40;
const WIDTH = 4;

/** Vertical bars; the highest fills the height. */
export function BarChart({ label, bars }: BarChartProps) {
  const highest = Math.max(1, ...bars.map(({ value }) => value));
  return (
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
          y={HEIGHT - (value / highest) * HEIGHT}
          height={(value / highest) * HEIGHT}
          fill="currentColor"
        />
      ))}
    </svg>
  );
}
