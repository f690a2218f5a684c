import type { Command, Path, Point } from './path.ts';

const arc = 0.5523;

export function ellipse(x: number, y: number, rx: number, ry: number): Path {
  const [kx, ky] = [rx * arc, ry * arc];
  return [
    ['M', x - rx, y],
    ['C', x - rx, y - ky, x - kx, y - ry, x, y - ry],
    ['C', x + kx, y - ry, x + rx, y - ky, x + rx, y],
    ['C', x + rx, y + ky, x + kx, y + ry, x, y + ry],
    ['C', x - kx, y + ry, x - rx, y + ky, x - rx, y],
    ['Z'],
  ];
}

/** Rectangle with round corners; a radius of half the height makes a pill. */
export function roundRect(x: number, y: number, width: number, height: number, r = 0): Path {
  return softPolygon(
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    r,
  );
}

export function polygon(points: readonly Point[]): Path {
  return [...points.map(([x, y], index): Command => [index === 0 ? 'M' : 'L', x, y]), ['Z']];
}

/** Polygon whose corners are rounded by `r` (one radius, or one per corner). */
export function softPolygon(points: readonly Point[], r: number | readonly number[]): Path {
  const path: Command[] = [];
  for (const [index, corner] of points.entries()) {
    const before = points.at(index - 1) ?? corner;
    const after = points[(index + 1) % points.length] ?? corner;
    const radius = typeof r === 'number' ? r : (r[index] ?? 0);
    const from = toward(corner, before, radius);
    const to = toward(corner, after, radius);
    path.push([index === 0 ? 'M' : 'L', ...from]);
    if (radius > 0) {
      const a = toward(corner, before, radius * (1 - arc));
      const b = toward(corner, after, radius * (1 - arc));
      path.push(['C', ...a, ...b, ...to]);
    }
  }
  path.push(['Z']);
  return path;
}

function toward(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const t = Math.min(distance / length, 0.5);
  return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
}

/** Smooth curve through all points (Catmull-Rom, control = (next − previous) / 6). */
export function smooth(points: readonly Point[], closed = true): Path {
  const count = points.length;
  const at = (index: number): Point =>
    points[closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))] ?? [0, 0];
  const path: Command[] = [['M', ...at(0)]];
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    path.push([
      'C',
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      ...to,
    ]);
  }
  return closed ? [...path, ['Z']] : path;
}
