import { type Mapping, mapPath, type Path, round, subdivide } from './path.ts';

/** A drawing is plain data: shapes and groups, serialised once at the end by `toSvg`. */

export interface Stop {
  at: number;
  colour: string;
  alpha?: number;
}

/** Gradients use the coordinates of the shape they fill. */
export type Paint =
  | string
  | { linear: readonly [x1: number, y1: number, x2: number, y2: number]; stops: readonly Stop[] }
  | {
      radial: readonly [x: number, y: number, rx: number, ry: number];
      stops: readonly Stop[];
    }
  | { pattern: 'grain' };

export interface Shape {
  path: Path;
  fill?: Paint;
  stroke?: Paint;
  width?: number;
  dash?: string;
  opacity?: number;
}

export interface Group {
  children: readonly Drawing[];
  clip?: Path;
  move?: readonly [x: number, y: number];
  scale?: number | readonly [x: number, y: number];
  turn?: number;
  opacity?: number;
  blur?: number;
  /** White keeps, transparent hides. */
  mask?: Drawing;
}

export type Drawing = Shape | Group;

export function fill(path: Path, paint: Paint, opacity?: number): Shape {
  return { path, fill: paint, opacity };
}

export function line(path: Path, stroke: Paint, width: number, opacity?: number): Shape {
  return { path, stroke, width, opacity };
}

export function group(children: readonly Drawing[], options: Omit<Group, 'children'> = {}): Group {
  return { children, ...options };
}

export function place(
  children: readonly Drawing[],
  x: number,
  y: number,
  scale: Group['scale'] = 1,
  turn = 0,
): Group {
  return { children, move: [x, y], scale, turn };
}

/** Bends every outline of a drawing through `map`; placements are resolved on the way. */
export function bend(drawing: Drawing, map: Mapping, factor = 1): Drawing {
  if ('path' in drawing) {
    const width = drawing.width === undefined ? undefined : drawing.width * factor;
    return { ...drawing, width, path: mapPath(subdivide(drawing.path), map) };
  }
  const { move = [0, 0], scale = 1, turn = 0, clip, mask, ...rest } = drawing;
  const [sx, sy] = typeof scale === 'number' ? [scale, scale] : scale;
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const placed: Mapping = (x, y) => {
    const [u, v] = [x * sx, y * sy];
    return map(move[0] + u * cos - v * sin, move[1] + u * sin + v * cos);
  };
  const size = factor * Math.sqrt(Math.abs(sx * sy));
  return {
    ...rest,
    clip: clip && mapPath(subdivide(clip), placed),
    mask: mask && bend(mask, placed, size),
    children: drawing.children.map((child) => bend(child, placed, size)),
  };
}

/** Attribute text of a placement. */
export function transformOf({ move, scale, turn }: Group): string {
  const parts: string[] = [];
  if (move && (move[0] || move[1])) parts.push(`translate(${round(move[0])} ${round(move[1])})`);
  if (turn) parts.push(`rotate(${round(turn)})`);
  if (scale !== undefined && scale !== 1) {
    const [sx, sy] = typeof scale === 'number' ? [scale, scale] : scale;
    parts.push(`scale(${Math.round(sx * 1e4) / 1e4} ${Math.round(sy * 1e4) / 1e4})`);
  }
  return parts.join(' ');
}
