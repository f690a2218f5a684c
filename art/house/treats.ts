import type { Species } from '../pack-art.ts';
import { lighten, paper } from '../paper/colour.ts';
import { type Drawing, fill, group, place } from '../paper/drawing.ts';
import { ellipse, roundRect } from '../paper/forms.ts';
import { boundsOf, type Path, parsePath } from '../paper/path.ts';

/** Small things to eat, about 100 wide, each centred on its origin. */

const bone = parsePath(
  'M-30 -11C-34 -24 -48 -30 -54 -20C-60 -12 -56 -4 -50 0C-56 4 -60 12 -54 20C-48 30 -34 24 -30 11L30 11C34 24 48 30 54 20C60 12 56 4 50 0C56 -4 60 -12 54 -20C48 -30 34 -24 30 -11Z',
);
const heart = parsePath(
  'M0 40C-22 22 -44 4 -42 -18C-40 -36 -12 -42 0 -20C12 -42 40 -36 42 -18C44 4 22 22 0 40Z',
);
const fish = parsePath(
  'M-46 0C-30 -26 10 -30 32 -4C42 -14 50 -20 56 -22C54 -8 54 8 56 22C50 20 42 14 32 4C10 30 -30 26 -46 0Z',
);
const stick = roundRect(-54, -13, 108, 26, 11);
const bite = roundRect(-26, -24, 52, 48, 15);

export const treatShapes: Record<Species, readonly Path[]> = {
  dog: [bone, heart, stick, bite],
  cat: [fish, heart, bite, stick],
};

export const treatBrowns = ['#b9743a', '#9a5a2b', '#cf9152', '#84492a'] as const;

/** One baked piece: two tones, lit from the upper left, with a shadow of its own. */
export function treat(path: Path, colour: string): Drawing[] {
  const box = boundsOf(path);
  return [
    group([fill(path, paper.shade, 0.3)], { move: [3, 7] }),
    fill(path, lighten(colour, -0.08)),
    group(
      [
        group([fill(path, colour)], { move: [-3, -4] }),
        fill(ellipse(box.left * 0.45, box.top * 0.6, 16, 5), '#ffffff', 0.14),
        fill(ellipse(12, 6, 3, 3), paper.shade, 0.3),
        fill(ellipse(-8, 9, 2.4, 2.4), paper.shade, 0.26),
      ],
      { clip: path },
    ),
  ];
}

/** Pieces heaped at random inside a box, the lower rows in front. */
export function scatter(
  species: Species,
  box: { left: number; top: number; right: number; bottom: number },
  random: () => number,
  step = 44,
): Drawing[] {
  const shapes = treatShapes[species];
  const pieces: Drawing[] = [];
  for (let y = box.top; y < box.bottom; y += step * 0.8) {
    for (let x = box.left; x < box.right; x += step * 1.3) {
      const shape = shapes[Math.floor(random() * shapes.length)] ?? stick;
      const colour = treatBrowns[Math.floor(random() * treatBrowns.length)] ?? treatBrowns[0];
      const [dx, dy] = [(random() - 0.5) * step, (random() - 0.5) * step * 0.6];
      pieces.push(place(treat(shape, colour), x + dx, y + dy, step / 56, random() * 360));
    }
  }
  return pieces;
}
