import { AxisChart, type ChartTexts, LEFT } from './axis-chart.tsx';

interface BridgeChartProps extends ChartTexts {
  /** First and last bar start at zero, the others where the previous one ended. */
  steps: readonly { name: string; amount: number; title: string }[];
}

/** For wide screens and for phones, where labels are slanted. */
const SIZES = [
  { width: 880, isNarrow: false, className: 'hidden md:block' },
  { width: 340, isNarrow: true, className: 'md:hidden' },
] as const;
const HEIGHT = 280;

/** Waterfall chart from one amount to another. The numbers are in a table beside it. */
export function BridgeChart(props: BridgeChartProps) {
  return SIZES.map((size) => <Bridge key={size.width} {...props} {...size} />);
}

type BridgeProps = BridgeChartProps & (typeof SIZES)[number];

function Bridge({ steps, width, isNarrow, className, ...texts }: BridgeProps) {
  const bottom = isNarrow ? 80 : 30;
  const bars = levels(steps.map(({ amount }) => amount));
  const step = (width - LEFT) / steps.length;
  const most = Math.max(0, ...bars.map(({ high }) => high));
  return (
    <AxisChart
      {...texts}
      width={width}
      height={HEIGHT}
      bottom={bottom}
      className={className}
      most={most}
    >
      {({ y }) =>
        steps.map(({ name, amount, title: said }, index) => {
          const { low, high } = bars[index] ?? { low: 0, high: 0 };
          const isEnd = index === 0 || index === steps.length - 1;
          const colour = isEnd
            ? 'text-sapin-700'
            : amount < 0
              ? 'text-tomate-700'
              : 'text-sapin-300';
          return (
            <g key={name}>
              <title>{said}</title>
              <rect
                className={colour}
                fill="currentColor"
                x={LEFT + index * step + step * 0.18}
                width={step * 0.64}
                y={y(high)}
                height={Math.max(1, y(low) - y(high))}
              />
              <text
                x={LEFT + (index + 0.5) * step}
                y={HEIGHT - bottom + 20}
                transform={
                  isNarrow
                    ? `rotate(-40 ${LEFT + (index + 0.5) * step} ${HEIGHT - bottom + 20})`
                    : undefined
                }
                textAnchor={isNarrow ? 'end' : 'middle'}
                fontSize="12"
                fill="currentColor"
              >
                {name}
              </text>
            </g>
          );
        })
      }
    </AxisChart>
  );
}

/** Bottom and top of each bar. */
function levels(amounts: readonly number[]): { low: number; high: number }[] {
  let level = 0;
  return amounts.map((amount, index) => {
    if (index === amounts.length - 1) return { low: 0, high: amount };
    const next = level + amount;
    const bar = { low: Math.min(level, next), high: Math.max(level, next) };
    level = next;
    return bar;
  });
}
