import { lighten } from '../paper/colour.ts';
import { type Drawing, line, place } from '../paper/drawing.ts';
import { fold } from '../paper/fold.ts';
import { parsePath } from '../paper/path.ts';
import type { Coat } from './coats.ts';

const blob = parsePath(
  'M-49 -4C-49 -36 -30 -46 0 -46C30 -46 49 -36 49 -4C49 30 36 46 0 46C-36 46 -49 30 -49 -4Z',
);

/** One paw, 98 × 92, centred. */
export function paw(coat: Coat): Drawing[] {
  const colour = coat.marks === 'points' || coat.marks === 'plain' ? coat.dark : coat.light;
  const toe = lighten(colour, colour === coat.dark ? 0.16 : -0.2);
  return [
    ...fold(blob, colour),
    line(parsePath('M-15 16C-16 26 -16 32 -14 40'), toe, 6),
    line(parsePath('M15 16C16 26 16 32 14 40'), toe, 6),
  ];
}

/** Two paws resting on a rim, at `reach` either side of the centre. */
export function paws(coat: Coat, x: number, y: number, reach: number, scale = 1): Drawing[] {
  return [-1, 1].map((side) => place(paw(coat), x + side * reach, y, scale));
}
