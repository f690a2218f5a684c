import { AxisChart, type ChartTexts, LEFT, TOP } from './axis-chart.tsx';

interface StackedBarsProps extends ChartTexts {
  /** Series from bottom to top, with a colour class each. */
  series: readonly { name: string; className: string }[];
  bars: readonly { key: string; label: string; title: string; values: readonly number[] }[];
}

/** For wide screens and for phones, so that text is never scaled down. */
const SIZES = [
  { width: 880, names: 10, className: 'hidden md:block' },
  { width: 340, names: 4, className: 'md:hidden' },
] as const;
const HEIGHT = 260;
const BOTTOM = 30;

/** Stacked bar chart with axis, tooltips and legend. The numbers are in a table beside it. */
export function StackedBars(props: StackedBarsProps) {
  return (
    <figure className="m-0">
      {SIZES.map((size) => (
        <Bars key={size.width} {...props} {...size} />
      ))}
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-small">
        {props.series.map(({ name, className }) => (
          <li key={name} className="flex items-center gap-2">
            <svg aria-hidden="true" viewBox="0 0 12 12" className={`size-3 ${className}`}>
              <rect width="12" height="12" rx="2" fill="currentColor" />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </figure>
  );
}

type BarsProps = StackedBarsProps & (typeof SIZES)[number];

function Bars({ series, bars, width, names, className, ...texts }: BarsProps) {
  const sums = bars.map(({ values }) => values.reduce((all, value) => all + value, 0));
  const step = (width - LEFT) / Math.max(1, bars.length);
  const every = Math.ceil(bars.length / names);
  return (
    <AxisChart
      {...texts}
      width={width}
      height={HEIGHT}
      bottom={BOTTOM}
      className={className}
      most={Math.max(0, ...sums)}
    >
      {({ y, tall }) =>
        bars.map((bar, index) => (
          <g key={bar.key}>
            <title>{bar.title}</title>
            <rect x={LEFT + index * step} y={TOP} width={step} height={tall} fill="transparent" />
            {stack(bar.values).map(({ from, to }, part) => (
              <rect
                key={series[part]?.name}
                className={series[part]?.className}
                fill="currentColor"
                x={LEFT + index * step + step * 0.14}
                width={step * 0.72}
                y={y(to)}
                height={Math.max(0, y(from) - y(to))}
              />
            ))}
            {index % every === 0 && (
              <text
                x={LEFT + (index + 0.5) * step}
                y={HEIGHT - 10}
                textAnchor="middle"
                fontSize="12"
                fill="currentColor"
              >
                {bar.label}
              </text>
            )}
          </g>
        ))
      }
    </AxisChart>
  );
}

/** Bottom and top of each part of a bar. */
function stack(values: readonly number[]): { from: number; to: number }[] {
  let from = 0;
  return values.map((value) => {
    const part = { from, to: from + value };
    from = part.to;
    return part;
  });
}
