import { type ReactNode, useId } from 'react';
import { axisTicks } from './scale.ts';

/** Room left of the bars for what the axis says. */
export const LEFT = 76;
/** Room above the highest line. */
export const TOP = 10;

export interface ChartTexts {
  title: string;
  /** What it shows, for whoever does not see it. */
  desc: string;
  /** How a value of the axis is written. */
  format: (value: number) => string;
}

interface AxisChartProps extends ChartTexts {
  width: number;
  height: number;
  /** Room below the axis, for names. */
  bottom: number;
  className: string;
  /** The highest value that is drawn. */
  most: number;
  /** What is drawn: `y` is where a value stands, `tall` how high the highest line stands above the axis. */
  children: (scale: { y: (value: number) => number; tall: number }) => ReactNode;
}

/** The frame of a chart: its name, its lines from 0 on, and what is drawn between them. */
export function AxisChart({ title, desc, format, children, ...size }: AxisChartProps) {
  const { width, height, bottom, className, most } = size;
  const id = useId();
  const ticks = axisTicks(most);
  const highest = ticks.at(-1) || 1;
  const tall = height - TOP - bottom;
  const y = (value: number) => TOP + tall - (value / highest) * tall;
  return (
    <svg
      role="img"
      aria-labelledby={`${id}-title ${id}-desc`}
      viewBox={`0 0 ${width} ${height}`}
      className={`h-auto w-full text-encre-2 ${className}`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-desc`}>{desc}</desc>
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={LEFT}
            x2={width}
            y1={y(tick)}
            y2={y(tick)}
            stroke="currentColor"
            strokeOpacity={tick === 0 ? 0.7 : 0.18}
          />
          <text x={LEFT - 8} y={y(tick) + 4} textAnchor="end" fontSize="12" fill="currentColor">
            {format(tick)}
          </text>
        </g>
      ))}
      {children({ y, tall })}
    </svg>
  );
}
