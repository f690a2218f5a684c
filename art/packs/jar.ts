import { coatOf } from '../animals/coats.ts';
import { portrait } from '../animals/head.ts';
import { paws } from '../animals/paw.ts';
import { bowl } from '../house/bowl.ts';
import { peek } from '../house/front.ts';
import { label, wordmark } from '../house/label.ts';
import { scatter } from '../house/treats.ts';
import { type PackArt, ranges } from '../pack-art.ts';
import { lighten, paper, textOn } from '../paper/colour.ts';
import { type Cylinder, wall, wrap } from '../paper/cylinder.ts';
import { bend, type Drawing, fill, group, line, place } from '../paper/drawing.ts';
import { ellipse, roundRect } from '../paper/forms.ts';
import { parsePath } from '../paper/path.ts';
import { seeded } from '../paper/random.ts';
import { band, falloff, groundShadow, volume } from '../paper/soft.ts';

const glass: Cylinder = { x: 500, radius: 256, ratio: 0.17 };
const lid: Cylinder = { x: 500, radius: 240, ratio: 0.17 };
const [lidTop, lidBottom, foot] = [250, 350, 948];

const body = parsePath(
  `M262 318C262 342 244 350 244 392L244 ${foot - 62}C244 ${foot - 22} 372 ${foot} 500 ${foot}C628 ${foot} 756 ${foot - 22} 756 ${foot - 62}L756 392C756 350 738 342 738 318Z`,
);

/** A glass jar of treats: the label is the bowl, and the animal looks over it at the treats. */
export function jar(pack: PackArt, print = sticker(pack)): Drawing[] {
  const colour = ranges[pack.range];
  return [
    groundShadow(520, 918, 276, 50, 34, 0.46),
    groundShadow(504, 914, 258, 42, 14, 0.8),
    ...contents(pack),
    group(
      print.map((part) => bend(part, wrap(glass))),
      { clip: body },
    ),
    ...glassLight(),
    ...cap(colour),
  ];
}

function contents(pack: PackArt): Drawing[] {
  const box = { left: 236, top: 424, right: 790, bottom: 980 };
  return [
    fill(body, '#eef3ee', 0.8),
    group(
      [
        fill(roundRect(230, 420, 560, 560), '#6d3f22'),
        fill(ellipse(500, 420, 262, 40), '#6d3f22'),
        ...scatter(pack.species, box, seeded(pack.seed + 77)),
      ],
      { clip: body },
    ),
  ];
}

/** The die-cut label: disc, head, bowl and words, wrapped round the glass. */
function sticker(pack: PackArt): Drawing[] {
  const coat = coatOf(pack.species, pack.coat, pack.seed);
  const size = { x: 500, y: 646, rim: 510, rimHeight: 40, top: 456, base: 530, bottom: 926 };
  const { y, scale } = peek(pack, 356, size, 0.8);
  const words = { x: 500, eyebrow: 722, recipe: 788, row: 850, width: 372, scale: 0.76 };
  return [
    fill(ellipse(500, 546, 214, 170), ranges[pack.range]),
    place(portrait(pack), 500, y, scale),
    ...bowl(size),
    ...paws(coat, 500, 638, 156, 0.78),
    ...label(pack, words),
  ];
}

function glassLight(): Drawing[] {
  return [
    group(
      [
        volume(body, 244, 756, [
          [0, 0.5],
          [0.05, 0.3],
          [0.14, 0.08],
          [0.26, 0],
          [0.66, 0],
          [0.82, 0.14],
          [0.93, 0.36],
          [1, 0.56],
        ]),
        fill(ellipse(500, foot - 44, 250, 52), {
          radial: [500, foot - 74, 262, 74],
          stops: [
            { at: 0.84, colour: paper.shade, alpha: 0 },
            { at: 1, colour: paper.shade, alpha: 0.4 },
          ],
        }),
        line(body, '#ffffff', 9, 0.5),
        line(
          parsePath(`M262 ${foot - 46}C320 ${foot - 14} 680 ${foot - 14} 738 ${foot - 46}`),
          '#ffffff',
          5,
          0.4,
        ),
      ],
      { clip: body },
    ),
    band(282, 372, 52, 540, falloff('#ffffff', 0.75, 0.2)),
    band(704, 390, 30, 500, falloff('#ffffff', 0.6, 0.1)),
  ];
}

/** The screw lid in the range's colour, with the name of the house on its side. */
function cap(colour: string): Drawing[] {
  const side = wall(lid, lidTop, lidBottom);
  const middle = lidTop - lid.radius * lid.ratio;
  const ridges = Array.from({ length: 61 }, (_, index) => lid.x + (index - 30) * 12.56);
  const [left, right] = [lid.x - lid.radius, lid.x + lid.radius];
  return [
    fill(wall({ ...lid, radius: 236 }, lidBottom, lidBottom + 18), paper.shade, 0.3),
    fill(side, lighten(colour, -0.02)),
    group(
      [
        ...ridges.flatMap((x) =>
          bend(fill(roundRect(x, lidBottom - 22, 5, 22), paper.shade, 0.16), wrap(lid)),
        ),
        bend(wordmark(500, lidTop + 62, 62, textOn(colour)), wrap(lid)),
        volume(side, left, right, [
          [0, 0.5],
          [0.06, 0.28],
          [0.16, 0.04],
          [0.24, 0],
          [0.62, 0],
          [0.82, 0.16],
          [1, 0.56],
        ]),
        band(left + 46, lidTop - 60, 62, 190, falloff('#ffffff', 0.6, 0.2)),
      ],
      { clip: side },
    ),
    fill(ellipse(lid.x, middle, lid.radius, lid.radius * lid.ratio), {
      linear: [left, middle - 40, right, middle + 40],
      stops: [
        { at: 0, colour: lighten(colour, 0.08) },
        { at: 0.4, colour: lighten(colour, 0.03) },
        { at: 1, colour: lighten(colour, -0.07) },
      ],
    }),
    line(ellipse(lid.x, middle, lid.radius - 1, lid.radius * lid.ratio - 1), '#ffffff', 2, 0.5),
    line(
      ellipse(lid.x, middle + 2, lid.radius - 22, (lid.radius - 22) * lid.ratio),
      paper.shade,
      2,
      0.18,
    ),
  ];
}
