import { wordmark } from '../house/label.ts';
import { type PackArt, ranges } from '../pack-art.ts';
import { lighten, paper, textOn } from '../paper/colour.ts';
import { type Drawing, fill, group, line } from '../paper/drawing.ts';
import { polygon, roundRect } from '../paper/forms.ts';
import { parsePath } from '../paper/path.ts';
import { fade, groundShadow } from '../paper/soft.ts';
import { steelDish } from './steel.ts';

const wood = '#d9b07a';

/** Two steel dishes in a beech stand with a front in the range's colour. */
export function doubleBowl(pack: PackArt): Drawing[] {
  const colour = ranges[pack.range];
  const top = polygon([
    [196, 470],
    [804, 470],
    [912, 640],
    [88, 640],
  ]);
  const front = roundRect(88, 640, 824, 150, 4);
  return [
    groundShadow(510, 962, 410, 26, 36, 0.5),
    ...[150, 770].flatMap((x) => leg(x)),
    fill(top, lighten(wood, 0.05)),
    group(grainLines(), { clip: top }),
    fill(roundRect(88, 636, 824, 34, 6), wood),
    fill(front, colour),
    fade(88, 670, 824, 34, paper.shade, 0.3),
    fill(roundRect(88, 640, 824, 30, 4), lighten(wood, -0.02)),
    line(parsePath('M92 642L908 642'), '#ffffff', 3, 0.5),
    group(
      [
        fill(front, {
          linear: [88, 0, 912, 0],
          stops: [
            { at: 0, colour: '#ffffff', alpha: 0.16 },
            { at: 0.3, colour: '#ffffff', alpha: 0 },
            { at: 0.7, colour: paper.shade, alpha: 0 },
            { at: 1, colour: paper.shade, alpha: 0.26 },
          ],
        }),
      ],
      { clip: front },
    ),
    wordmark(500, 762, 92, textOn(colour)),
    ...steelDish(322, 552, 152),
    ...steelDish(678, 552, 152),
  ];
}

function leg(x: number): Drawing[] {
  return [
    fill(roundRect(x, 700, 80, 270, 14), lighten(wood, -0.06)),
    fill(roundRect(x, 700, 30, 270, 14), lighten(wood, 0.03)),
    fade(x, 790, 80, 40, paper.shade, 0.3),
  ];
}

function grainLines(): Drawing[] {
  return [492, 520, 556, 590, 622].map((y, index) =>
    line(
      parsePath(`M60 ${y}C300 ${y - 8 + index * 3} 640 ${y + 10} 940 ${y - 4}`),
      lighten(wood, -0.08),
      3,
      0.4,
    ),
  );
}
