import { wordmark } from '../house/label.ts';
import { type PackArt, ranges } from '../pack-art.ts';
import { lighten, mix, paper, textOn } from '../paper/colour.ts';
import { type Drawing, fill, line } from '../paper/drawing.ts';
import { ellipse, roundRect } from '../paper/forms.ts';
import { groundShadow } from '../paper/soft.ts';

/** Three silicone lids for opened tins, overlapping, from above. */
export function lids(pack: PackArt): Drawing[] {
  const colour = ranges[pack.range];
  return [
    ...lid(330, 440, 240, paper.sapin700),
    ...lid(690, 500, 220, mix(colour, paper.blanc, 0.5)),
    ...lid(490, 790, 300, colour),
    wordmark(490, 822, 114, textOn(colour)),
  ];
}

function lid(x: number, y: number, r: number, colour: string): Drawing[] {
  return [
    fill(
      roundRect(x - r * 0.16, y - r * 1.16, r * 0.32, r * 0.4, r * 0.15),
      lighten(colour, -0.06),
    ),
    groundShadow(x + 18, y + 24, r, r, 34, 0.5),
    fill(ellipse(x, y, r, r), {
      linear: [x - r * 0.7, y - r * 0.7, x + r * 0.7, y + r * 0.7],
      stops: [
        { at: 0, colour: lighten(colour, 0.09) },
        { at: 0.5, colour },
        { at: 1, colour: lighten(colour, -0.1) },
      ],
    }),
    line(ellipse(x, y, r - 4, r - 4), '#ffffff', 4, 0.34),
    line(ellipse(x, y, r * 0.84, r * 0.84), paper.shade, 5, 0.16),
    line(ellipse(x + 1, y + 3, r * 0.82, r * 0.82), '#ffffff', 3, 0.3),
  ];
}
