import { wordmark } from '../house/label.ts';
import { type PackArt, ranges } from '../pack-art.ts';
import { lighten, paper } from '../paper/colour.ts';
import { type Drawing, fill, group } from '../paper/drawing.ts';
import { roundRect } from '../paper/forms.ts';
import { groundShadow } from '../paper/soft.ts';

/** A folded blanket in three layers, with a woven label. */
export function blanket(pack: PackArt): Drawing[] {
  const colour = ranges[pack.range];
  return [
    groundShadow(514, 966, 410, 30, 40, 0.5),
    groundShadow(502, 972, 380, 14, 12, 0.8),
    ...layer(126, 800, 748, 180, lighten(colour, -0.06)),
    ...layer(140, 636, 724, 184, lighten(colour, 0.02)),
    ...layer(132, 452, 736, 206, colour),
    group([fill(roundRect(352, 596, 296, 132, 14), paper.shade, 0.2)], { move: [6, 10] }),
    fill(roundRect(352, 596, 296, 132, 14), paper.cream),
    {
      path: roundRect(364, 608, 272, 108, 8),
      stroke: lighten(colour, -0.1),
      width: 3.5,
      dash: '12 10',
    },
    wordmark(500, 682, 76, paper.encre),
  ];
}

/** One fold of cloth: checks, a soft upper edge and shade where it lies on the next. */
function layer(x: number, y: number, width: number, height: number, colour: string): Drawing[] {
  const edge = roundRect(x, y, width, height, height * 0.42);
  const bars = Array.from({ length: 9 }, (_, index) =>
    fill(roundRect(x + 20 + index * 86, y, 40, height), paper.cream, 0.3),
  );
  const rows = [0.16, 0.58].map((share) =>
    fill(roundRect(x, y + height * share, width, 34), paper.cream, 0.24),
  );
  return [
    fill(edge, colour),
    group(
      [
        ...bars,
        ...rows,
        fill(edge, {
          linear: [0, y, 0, y + height],
          stops: [
            { at: 0, colour: '#ffffff', alpha: 0.34 },
            { at: 0.24, colour: '#ffffff', alpha: 0.02 },
            { at: 0.6, colour: paper.shade, alpha: 0 },
            { at: 1, colour: paper.shade, alpha: 0.36 },
          ],
        }),
        fill(edge, {
          linear: [x, 0, x + width, 0],
          stops: [
            { at: 0, colour: paper.shade, alpha: 0.24 },
            { at: 0.1, colour: paper.shade, alpha: 0 },
            { at: 0.84, colour: paper.shade, alpha: 0 },
            { at: 1, colour: paper.shade, alpha: 0.34 },
          ],
        }),
        fill(edge, { pattern: 'grain' }),
      ],
      { clip: edge },
    ),
  ];
}
