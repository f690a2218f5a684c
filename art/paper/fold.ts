import { lighten } from './colour.ts';
import { type Drawing, fill, group } from './drawing.ts';
import { roundRect } from './forms.ts';
import { boundsOf, mapPath, type Path } from './path.ts';

/** How much darker the folded half is, in OKLCH lightness. */
const foldShade = -0.045;

/** The house signature: a flat shape whose right half is a little darker, as if folded at `x`. */
export function fold(path: Path, colour: string, x = 0): Drawing[] {
  const box = boundsOf(path);
  const half = roundRect(x, box.top - 1, Math.max(1, box.right - x + 1), box.bottom - box.top + 2);
  return [fill(path, colour), group([fill(path, lighten(colour, foldShade))], { clip: half })];
}

/** A left part and its mirror image, the right one darker. */
export function pair(path: Path, colour: string): Drawing[] {
  return [fill(path, colour), fill(mirror(path), lighten(colour, foldShade))];
}

export function mirror(path: Path): Path {
  return mapPath(path, (x, y) => [-x, y]);
}
