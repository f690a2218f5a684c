import { wordmark } from '../house/label.ts';
import { treat, treatShapes } from '../house/treats.ts';
import { type PackArt, ranges } from '../pack-art.ts';
import { lighten, paper, textOn } from '../paper/colour.ts';
import { type Drawing, fill, group, line, place } from '../paper/drawing.ts';
import { fold } from '../paper/fold.ts';
import { ellipse, roundRect } from '../paper/forms.ts';
import { parsePath } from '../paper/path.ts';
import { groundShadow } from '../paper/soft.ts';

const bagPath = parsePath(
  'M222 520C214 700 208 820 232 940C250 1016 330 1050 500 1050C670 1050 750 1016 768 940C792 820 786 700 778 520Z',
);
const flap = parsePath(
  'M206 470C206 440 226 424 256 424L744 424C774 424 794 440 794 470L794 640C794 720 690 772 500 772C310 772 206 720 206 640Z',
);

/** A treat pouch for walks, with its belt and a treat looking out. */
export function pouchBelt(pack: PackArt): Drawing[] {
  const colour = ranges[pack.range];
  const belt = parsePath('M120 330C260 250 740 250 880 330');
  return [
    groundShadow(514, 1036, 330, 30, 38, 0.5),
    group([line(belt, paper.shade, 74, 0.14)], { move: [8, 14] }),
    line(belt, paper.sapin800, 74),
    { path: belt, stroke: paper.sapin300, width: 4, dash: '16 12', opacity: 0.7 },
    ...[326, 674].flatMap((x) =>
      fold(roundRect(x - 30, 250, 60, 210, 16), lighten(colour, -0.1), x),
    ),
    place(treat(treatShapes.dog[0] ?? [], '#b9743a'), 640, 408, 1.9, -58),
    ...fold(bagPath, lighten(colour, -0.04), 500),
    ...fold(flap, colour, 500),
    group([{ path: flap, stroke: paper.cream, width: 5, dash: '18 14', opacity: 0.75 }], {
      move: [30, 32],
      scale: [0.94, 0.94],
    }),
    wordmark(500, 640, 116, textOn(colour)),
    fill(ellipse(500, 730, 24, 24), lighten(paper.beurre300, -0.06)),
    fill(ellipse(496, 725, 15, 15), paper.beurre300),
    group(
      [
        fill(bagPath, {
          linear: [0, 760, 0, 1050],
          stops: [
            { at: 0, colour: paper.shade, alpha: 0.34 },
            { at: 0.2, colour: paper.shade, alpha: 0.04 },
            { at: 0.7, colour: paper.shade, alpha: 0 },
            { at: 1, colour: paper.shade, alpha: 0.3 },
          ],
        }),
      ],
      { clip: parsePath('M0 745C300 800 700 800 1000 745L1000 1250L0 1250Z') },
    ),
    group([fill(bagPath, { pattern: 'grain' })], { clip: bagPath }),
  ];
}
