import type { Range } from '../pack-art.ts';
import { lighten, paper } from '../paper/colour.ts';
import { type Drawing, fill, group, place } from '../paper/drawing.ts';
import { ellipse, softPolygon } from '../paper/forms.ts';
import { boundsOf, type Path, type Point } from '../paper/path.ts';

/** Kibble about 52 × 44, one shape per range. */

const browns = ['#a4672f', '#8c5426', '#b97a3c'] as const;

const cross: readonly Point[] = [
  [-9, -26],
  [9, -26],
  [9, -9],
  [28, -9],
  [28, 9],
  [9, 9],
  [9, 26],
  [-9, 26],
  [-9, 9],
  [-28, 9],
  [-28, -9],
  [-9, -9],
];

const round = ellipse(0, 0, 26, 22);
const triangle = softPolygon(
  [
    [0, -29],
    [30, 21],
    [-30, 21],
  ],
  13,
);
const plus = softPolygon(cross, 6);

export function kibbleShape(range: Range): Path {
  return shapes[range];
}

const shapes: Record<Range, Path> = {
  poulet: round,
  dinde: round,
  lait: round,
  boeuf: round,
  saumon: triangle,
  poisson: triangle,
  canard: triangle,
  agneau: plus,
  gibier: plus,
  legumes: plus,
};

/** One kibble of a range, centred, lit from the upper left. */
export function kibble(range: Range, random: () => number): Drawing[] {
  const path = kibbleShape(range);
  const colour = browns[Math.floor(random() * browns.length)] ?? browns[0];
  const box = boundsOf(path);
  return [
    fill(path, lighten(colour, -0.09)),
    group(
      [
        group([fill(path, colour)], { move: [-2, -4] }),
        fill(ellipse(box.left * 0.22, box.top * 0.34, 15, 10), '#ffffff', 0.16),
        fill(ellipse(5 + random() * 5, 3, 2.6, 2.2), paper.shade, 0.4),
        fill(ellipse(-9 + random() * 5, 7, 1.8, 1.6), paper.shade, 0.3),
      ],
      { clip: path },
    ),
  ];
}

export interface HeapBox {
  x: number;
  /** Bottom of the heap. */
  y: number;
  width: number;
  height: number;
}

/** A heap, the farthest kibble first; the outline is a low dome. */
export function kibbleHeap(box: HeapBox, range: Range, random: () => number, size = 1): Drawing[] {
  const step = 40 * size;
  const pieces: Drawing[] = [];
  const rows = Math.max(2, Math.round(box.height / (step * 0.55)));
  for (let row = rows; row >= 0; row--) {
    const lift = (row / rows) * box.height;
    const half = (box.width / 2) * Math.sqrt(Math.max(0, 1 - (row / (rows + 0.6)) ** 2));
    const count = Math.max(1, Math.round((half * 2) / step));
    for (let index = 0; index <= count; index++) {
      const x = box.x - half + ((half * 2) / count) * index + (random() - 0.5) * step * 0.5;
      const y = box.y - lift + (random() - 0.5) * step * 0.4;
      pieces.push(place(kibble(range, random), x, y, size, random() * 360));
    }
  }
  return pieces;
}
