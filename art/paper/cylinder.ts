import type { Paint, Stop } from './drawing.ts';
import type { Mapping, Path } from './path.ts';

/** Upright cylinders seen from slightly above; heights are those of the nearest point. */
export interface Cylinder {
  x: number;
  radius: number;
  /** Height of the ellipses over their width. */
  ratio: number;
}

const arc = 0.5523;

/** Maps a flat label (x along the surface, y down) onto the cylinder. */
export function wrap({ x, radius, ratio }: Cylinder): Mapping {
  return (u, v) => {
    const angle = Math.max(-Math.PI / 2, Math.min(Math.PI / 2, (u - x) / radius));
    return [x + radius * Math.sin(angle), v + radius * ratio * (Math.cos(angle) - 1)];
  };
}

/** The visible wall between two heights. */
export function wall({ x, radius, ratio }: Cylinder, from: number, to: number): Path {
  const ry = radius * ratio;
  const k = radius * arc;
  const ky = ry * arc;
  const [left, right] = [x - radius, x + radius];
  return [
    ['M', left, from - ry],
    ['L', left, to - ry],
    ['C', left, to - ry + ky, x - k, to, x, to],
    ['C', x + k, to, right, to - ry + ky, right, to - ry],
    ['L', right, from - ry],
    ['C', right, from - ry + ky, x + k, from, x, from],
    ['C', x - k, from, left, from - ry + ky, left, from - ry],
    ['Z'],
  ];
}

const metalStops: readonly (readonly [number, string])[] = [
  [0, '#8c9490'],
  [0.05, '#b9c1bc'],
  [0.16, '#f7f9f7'],
  [0.3, '#d3d8d4'],
  [0.45, '#f2f4f2'],
  [0.6, '#dfe4e0'],
  [0.74, '#c2c9c4'],
  [0.88, '#e9edea'],
  [1, '#6f7874'],
];

/** Brushed metal across the cylinder. */
export function metal({ x, radius }: Cylinder): Paint {
  const stops: Stop[] = metalStops.map(([at, colour]) => ({ at, colour }));
  return { linear: [x - radius, 0, x + radius, 0], stops };
}
