import { type FrontLayout, front } from '../house/front.ts';
import { type PackArt, ranges } from '../pack-art.ts';
import { lighten, paper } from '../paper/colour.ts';
import { type Drawing, fill, group, line } from '../paper/drawing.ts';
import { roundRect } from '../paper/forms.ts';
import { parsePath } from '../paper/path.ts';
import { band, fade, falloff, groundShadow, volume } from '../paper/soft.ts';

/** Pillow shape between two pinked seals. */
const outline = parsePath(
  `M232 250${pinked(232, 768, 250, -12)}L768 306C782 420 786 520 786 660C786 800 782 900 768 1014L768 1070${pinked(768, 232, 1070, 12)}L232 1014C218 900 214 800 214 660C214 520 218 420 232 306Z`,
);

/** Zigzag edge as cut by pinking shears. */
function pinked(from: number, to: number, y: number, depth: number): string {
  const teeth = 24;
  return Array.from({ length: teeth }, (_, index) => {
    const [peak, end] = [index + 0.5, index + 1].map((at) => from + ((to - from) * at) / teeth);
    return `L${peak} ${y + depth}L${end} ${y}`;
  }).join('');
}

const layout: FrontLayout = {
  wordmark: { y: 388, size: 86 },
  disc: { y: 556, r: 190 },
  head: 0.86,
  bowl: { x: 500, y: 690, rim: 470, rimHeight: 40, top: 406, base: 506, bottom: 984 },
  paws: { y: 681, reach: 158, scale: 0.82 },
  label: { x: 500, eyebrow: 763, recipe: 838, row: 911, width: 380, scale: 0.82 },
};

/** A flat sample sachet; 572 wide, standing on y 1070. */
export function sachet(pack: PackArt, print = front(pack, layout)): Drawing[] {
  const colour = ranges[pack.range];
  return [
    groundShadow(520, 1060, 300, 26, 34, 0.4),
    groundShadow(502, 1064, 272, 11, 10, 0.8),
    group(
      [
        fill(outline, colour),
        ...print,
        volume(outline, 214, 786, [
          [0, 0.44],
          [0.04, 0.2],
          [0.12, 0.04],
          [0.2, 0],
          [0.68, 0],
          [0.86, 0.14],
          [1, 0.48],
        ]),
        band(262, 290, 76, 740, falloff('#ffffff', 0.62, 0.1)),
        band(728, 320, 32, 680, falloff('#ffffff', 0.36)),
        ...seal(colour, 238, 306),
        ...seal(colour, 1014, 1082),
        fade(210, 306, 580, 30, paper.shade, 0.26),
        fade(210, 1014, 580, -46, paper.shade, 0.26),
        line(outline, '#ffffff', 4, 0.3),
        fill(outline, { pattern: 'grain' }, 0.7),
      ],
      { clip: outline },
    ),
  ];
}

function seal(colour: string, from: number, to: number): Drawing[] {
  const ribs = Array.from({ length: 6 }, (_, index) => from + 8 + index * 10);
  return [
    fill(roundRect(200, from, 600, to - from), lighten(colour, -0.05)),
    ...ribs.flatMap((y) => [
      fill(roundRect(200, y, 600, 3), paper.shade, 0.16),
      fill(roundRect(200, y + 3, 600, 2.4), '#ffffff', 0.28),
    ]),
  ];
}
