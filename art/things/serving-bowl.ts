import { wordmark } from '../house/label.ts';
import { type PackArt, ranges } from '../pack-art.ts';
import { lighten, paper, textOn } from '../paper/colour.ts';
import { type Cylinder, wrap } from '../paper/cylinder.ts';
import { bend, type Drawing, fill, group, line, place } from '../paper/drawing.ts';
import { ellipse } from '../paper/forms.ts';
import { parsePath } from '../paper/path.ts';
import { band, falloff, groundShadow, volume } from '../paper/soft.ts';
import { steel } from './steel.ts';

/** Shape of the ceramic: the trademark's body under an oval rim, 800 wide, foot on y 972. */
const body = parsePath(
  'M164 560C170 660 156 760 118 868C112 890 116 900 130 908C220 950 360 972 500 972C640 972 780 950 870 908C884 900 888 890 882 868C844 760 830 660 836 560Z',
);
const inside = ellipse(500, 542, 338, 62);
/** The inside and everything above it, so that food may heap up but not spill in front. */
const aboveRim = parsePath(
  'M162 542C162 574 314 604 500 604C686 604 838 574 838 542L900 300L100 300Z',
);

/** A ceramic bowl seen from slightly above; `food` is drawn inside it, around (500, 540). */
export function ceramic(
  colour: string,
  food: readonly Drawing[] = [],
  lining: readonly Drawing[] = glaze(colour),
): Drawing[] {
  return [
    groundShadow(518, 916, 420, 54, 36, 0.46),
    groundShadow(504, 916, 392, 50, 14, 0.8),
    group([fill(body, colour), ...light(colour)], { clip: body }),
    ...lining,
    group(food, { clip: aboveRim }),
  ];
}

function light(colour: string): Drawing[] {
  const curve: Cylinder = { x: 500, radius: 420, ratio: 0.16 };
  return [
    bend(wordmark(500, 826, 168, textOn(colour)), wrap(curve)),
    volume(body, 112, 888, [
      [0, 0.5],
      [0.07, 0.26],
      [0.18, 0.04],
      [0.28, 0],
      [0.64, 0],
      [0.82, 0.16],
      [1, 0.56],
    ]),
    fill(ellipse(500, 582, 372, 112), {
      radial: [500, 572, 372, 112],
      stops: falloff(paper.shade, 0.4, 0.78),
    }),
    fill(body, {
      linear: [0, 880, 0, 972],
      stops: [
        { at: 0, colour: paper.shade, alpha: 0 },
        { at: 1, colour: paper.shade, alpha: 0.3 },
      ],
    }),
    band(206, 590, 84, 340, falloff('#ffffff', 0.55, 0.1)),
  ];
}

function glaze(colour: string): Drawing[] {
  return [
    fill(ellipse(500, 556, 386, 92), lighten(colour, -0.12)),
    fill(ellipse(500, 544, 386, 90), {
      linear: [114, 480, 886, 620],
      stops: [
        { at: 0, colour: lighten(colour, 0.12) },
        { at: 0.4, colour: lighten(colour, 0.05) },
        { at: 1, colour: lighten(colour, -0.08) },
      ],
    }),
    line(ellipse(500, 543, 382, 86), '#ffffff', 3, 0.4),
    fill(inside, {
      linear: [160, 0, 840, 0],
      stops: [
        { at: 0, colour: lighten(colour, -0.3) },
        { at: 0.5, colour: lighten(colour, -0.16) },
        { at: 1, colour: lighten(colour, -0.06) },
      ],
    }),
    group([fill(ellipse(500, 580, 300, 50), lighten(colour, -0.1))], { clip: inside }),
  ];
}

/** Rim and inside of steel, set into the coloured foot. */
function steelLining(): Drawing[] {
  return [
    fill(ellipse(500, 556, 386, 92), '#8c9490'),
    fill(ellipse(500, 544, 386, 90), steel(114, 480, 886, 620)),
    line(ellipse(500, 543, 382, 86), '#ffffff', 3, 0.8),
    fill(inside, steel(840, 480, 160, 604)),
    group(
      [
        fill(inside, {
          linear: [0, 480, 0, 604],
          stops: [
            { at: 0, colour: paper.shade, alpha: 0.62 },
            { at: 0.6, colour: paper.shade, alpha: 0.14 },
            { at: 1, colour: paper.shade, alpha: 0 },
          ],
        }),
        fill(ellipse(500, 588, 270, 34), '#ffffff', 0.3),
      ],
      { clip: inside },
    ),
  ];
}

/** The bowl itself as a product. */
export function servingBowl(pack: PackArt): Drawing[] {
  return [place(ceramic(ranges[pack.range], [], steelLining()), 0, -66)];
}
