import { kibbleHeap } from '../house/kibble.ts';
import { wordmark } from '../house/label.ts';
import { type PackArt, ranges } from '../pack-art.ts';
import { lighten, paper, textOn } from '../paper/colour.ts';
import { type Drawing, fill, group, line } from '../paper/drawing.ts';
import { ellipse, roundRect, softPolygon } from '../paper/forms.ts';
import { write } from '../paper/lettering.ts';
import { seeded } from '../paper/random.ts';
import { fade, groundShadow, volume } from '../paper/soft.ts';
import { steel } from './steel.ts';

const body = softPolygon(
  [
    [206, 640],
    [794, 640],
    [876, 980],
    [124, 980],
  ],
  [30, 30, 60, 60],
);

/** A scale with the day's ration on its tray. */
export function scale(pack: PackArt): Drawing[] {
  const colour = ranges[pack.range];
  return [
    groundShadow(516, 966, 410, 30, 38, 0.46),
    groundShadow(503, 970, 366, 14, 12, 0.85),
    fill(body, colour),
    group(
      [
        volume(body, 124, 876, [
          [0, 0.36],
          [0.08, 0.08],
          [0.2, 0],
          [0.74, 0],
          [1, 0.42],
        ]),
        fade(120, 640, 760, 60, paper.shade, 0.42),
        fade(120, 984, 760, -70, paper.shade, 0.3),
        line(body, '#ffffff', 5, 0.28),
      ],
      { clip: body },
    ),
    fill(roundRect(330, 728, 340, 112, 24), '#16241d'),
    fill(roundRect(330, 728, 340, 40, 24), '#ffffff', 0.08),
    fill(write('180\u00a0g', { face: 'strong', size: 84 }, 500, 814, 'middle'), '#c8f0c4'),
    wordmark(500, 932, 82, textOn(colour)),
    fill(ellipse(500, 640, 330, 50), lighten(colour, -0.16)),
    fill(ellipse(500, 612, 390, 66), steel(110, 560, 890, 680)),
    fill(ellipse(500, 606, 372, 56), steel(880, 560, 120, 660)),
    line(ellipse(500, 606, 386, 63), '#ffffff', 3, 0.7),
    fill(ellipse(510, 622, 290, 34), paper.shade, 0.3),
    ...kibbleHeap({ x: 500, y: 616, width: 500, height: 150 }, pack.range, seeded(pack.seed), 1.1),
  ];
}
