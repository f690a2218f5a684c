/** Outlines as command lists (M L C Q Z, absolute), so that any drawing can be mapped and wrapped. */

export type Point = readonly [x: number, y: number];
export type Command = readonly [op: 'M' | 'L' | 'C' | 'Q' | 'Z', ...coordinates: number[]];
export type Path = readonly Command[];
export type Mapping = (x: number, y: number) => Point;

const numbers = /-?\d*\.?\d+(?:e-?\d+)?/g;

/** Reads path data written with absolute M, L, C, Q and Z only. */
export function parsePath(data: string): Path {
  const path: Command[] = [];
  for (const [, op, rest] of data.matchAll(/([MLCQZ])([^MLCQZ]*)/g)) {
    const values = (rest?.match(numbers) ?? []).map(Number);
    if (op === 'Z') path.push(['Z']);
    else if (op === 'C') for (const six of chunks(values, 6)) path.push(['C', ...six]);
    else if (op === 'Q') for (const four of chunks(values, 4)) path.push(['Q', ...four]);
    else
      for (const [index, two] of chunks(values, 2).entries())
        path.push([op === 'M' && index === 0 ? 'M' : 'L', ...two]);
  }
  return path;
}

function chunks(values: number[], size: number): number[][] {
  const found: number[][] = [];
  for (let at = 0; at + size <= values.length; at += size) found.push(values.slice(at, at + size));
  return found;
}

export function mapPath(path: Path, map: Mapping): Path {
  return path.map(([op, ...values]) => {
    const mapped: number[] = [];
    for (let at = 0; at < values.length; at += 2) {
      mapped.push(...map(values[at] ?? 0, values[at + 1] ?? 0));
    }
    return [op, ...mapped] as Command;
  });
}

/** Cuts straight lines into `parts`, so that a curved mapping bends them too. */
export function subdivide(path: Path, parts = 14): Path {
  const fine: Command[] = [];
  let start: Point = [0, 0];
  let pen: Point = [0, 0];
  const line = (to: Point) => {
    for (let part = 1; part <= parts; part++) {
      const t = part / parts;
      fine.push(['L', pen[0] + (to[0] - pen[0]) * t, pen[1] + (to[1] - pen[1]) * t]);
    }
  };
  for (const command of path) {
    const [op, ...values] = command;
    const end: Point = op === 'Z' ? start : [values.at(-2) ?? 0, values.at(-1) ?? 0];
    if (op === 'L') line(end);
    else if (op === 'Z') {
      if (Math.hypot(end[0] - pen[0], end[1] - pen[1]) > 0.01) line(end);
      fine.push(command);
    } else fine.push(command);
    if (op === 'M') start = end;
    pen = end;
  }
  return fine;
}

export function toData(path: Path): string {
  return path.map(([op, ...values]) => op + values.map((value) => round(value)).join(' ')).join('');
}

export function round(value: number): string {
  return String(Math.round(value * 10) / 10 || 0);
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The box around all points of the path, control points included. */
export function boundsOf(path: Path): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  mapPath(path, (x, y) => {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
    return [x, y];
  });
  return box;
}
