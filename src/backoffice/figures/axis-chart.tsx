import { type ReactNode, useId } from 'react';
import { axisTicks } from './scale.ts';

/** Left margin for the labels of the axis. */
export const LEFT = 76;
/** Margin above the highest grid line. */
export const TOP = 10;

export interface ChartTexts {
  title: string;
  /** Text alternative of the chart. */
  desc: string;
  /** Formats a value of the axis. */
  format: (value: number) => string;
}

interface AxisChartProps extends ChartTexts {
  width: number;
  height: number;
  /** Height of the area below the axis, for labels. */
  bottom: number;
  className: string;
  /** The highest value that is drawn. */
  most: number;
  /**
   * Draws the content: `y` is the position of a value, `tall` the height of the highest grid line
   * above the axis.
   */
  children: (scale: { y: (value: number) => number; tall: number }) => ReactNode;
}

/** The frame of a chart: title, grid lines from 0, and content. */
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
