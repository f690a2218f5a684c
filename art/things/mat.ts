import { bowlBody, bowlRim } from '../house/bowl.ts';
import { wordmark } from '../house/label.ts';
import { type PackArt, ranges } from '../pack-art.ts';
import { lighten, paper, textOn } from '../paper/colour.ts';
import { bend, type Drawing, fill, group } from '../paper/drawing.ts';
import { roundRect } from '../paper/forms.ts';
import { type Mapping, mapPath, subdivide } from '../paper/path.ts';
import { groundShadow } from '../paper/soft.ts';

/** A flat sheet 1000 × 640 laid on the ground: far edge narrower and nearer. */
const laid: Mapping = (x, y) => {
  const depth = 1 / (1.5 - 0.5 * (y / 640));
  return [500 + (x - 500) * 0.92 * depth, 360 + (y * 0.86 * depth * 640) / 640 + y * 0.14];
};

/** A mat for under the bowls, in the range's colour with a row of little bowls. */
export function mat(pack: PackArt): Drawing[] {
  const colour = ranges[pack.range];
  const sheet = (inset: number) =>
    mapPath(
      subdivide(roundRect(inset, inset, 1000 - inset * 2, 640 - inset * 2, 90 - inset / 2)),
      laid,
    );
  const printed: Drawing[] = [
    fill(sheetFlat(46), paper.cream),
    fill(sheetFlat(58), colour),
    wordmark(500, 390, 220, textOn(colour)),
    ...[190, 345, 500, 655, 810].flatMap((x) => smallBowl(x, 486, textOn(colour))),
    ...[190, 345, 500, 655, 810].flatMap((x) => smallBowl(x, 116, textOn(colour))),
  ];
  return [
    groundShadow(516, 700, 440, 280, 50, 0.3),
    group([fill(sheet(0), lighten(colour, -0.2))], { move: [0, 20] }),
    fill(sheet(0), lighten(colour, -0.03)),
    ...printed.map((part) => bend(part, laid)),
    group(
      [
        fill(sheet(0), {
          linear: [100, 360, 900, 1000],
          stops: [
            { at: 0, colour: '#ffffff', alpha: 0.22 },
            { at: 0.4, colour: '#ffffff', alpha: 0 },
            { at: 0.6, colour: paper.shade, alpha: 0 },
            { at: 1, colour: paper.shade, alpha: 0.24 },
          ],
        }),
        fill(sheet(0), { pattern: 'grain' }),
      ],
      { clip: sheet(0) },
    ),
  ];
}

function sheetFlat(inset: number) {
  return roundRect(inset, inset, 1000 - inset * 2, 640 - inset * 2, 90 - inset / 2);
}

function smallBowl(x: number, y: number, colour: string): Drawing[] {
  const size = { x, y, rim: 84, rimHeight: 12, top: 62, base: 88, bottom: y + 56 };
  return [fill(bowlRim(size), colour), fill(bowlBody(size), colour)];
}
