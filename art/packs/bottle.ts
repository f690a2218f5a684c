import { coatOf } from '../animals/coats.ts';
import { portrait } from '../animals/head.ts';
import { paws } from '../animals/paw.ts';
import { bowl } from '../house/bowl.ts';
import { peek } from '../house/front.ts';
import { label, wordmark } from '../house/label.ts';
import { type PackArt, ranges } from '../pack-art.ts';
import { lighten, paper, textOn } from '../paper/colour.ts';
import { type Cylinder, wall, wrap } from '../paper/cylinder.ts';
import { bend, type Drawing, fill, group, line, place } from '../paper/drawing.ts';
import { roundRect } from '../paper/forms.ts';
import { parsePath } from '../paper/path.ts';
import { band, falloff, groundShadow, volume } from '../paper/soft.ts';

const side: Cylinder = { x: 500, radius: 236, ratio: 0.06 };
const body = parsePath(
  'M430 352L570 352C572 396 600 418 640 442C704 480 736 516 736 590L736 1092C736 1132 640 1148 500 1148C360 1148 264 1132 264 1092L264 590C264 516 296 480 360 442C400 418 428 396 430 352Z',
);

/** A spray bottle of lotion; 472 wide, standing on y 1148. */
export function bottle(pack: PackArt, print = sticker(pack)): Drawing[] {
  const colour = ranges[pack.range];
  return [
    groundShadow(518, 1130, 258, 34, 34, 0.44),
    groundShadow(504, 1132, 226, 18, 11, 0.85),
    ...sprayer(colour),
    group([fill(body, colour), ...print.map((part) => bend(part, wrap(side))), ...plasticLight()], {
      clip: body,
    }),
    fill(wall({ x: 500, radius: 84, ratio: 0.12 }, 330, 384), lighten(paper.cream, -0.03)),
    volume(wall({ x: 500, radius: 84, ratio: 0.12 }, 330, 384), 416, 584, neck),
  ];
}

const neck = [
  [0, 0.4],
  [0.16, 0.06],
  [0.3, 0],
  [0.64, 0.04],
  [1, 0.5],
] as const;

function sticker(pack: PackArt): Drawing[] {
  const size = { x: 500, y: 782, rim: 440, rimHeight: 36, top: 384, base: 458, bottom: 1096 };
  const { y, scale } = peek(pack, 606, size, 0.62);
  const words = { x: 500, eyebrow: 862, recipe: 934, row: 1004, width: 340, scale: 0.78 };
  const coat = coatOf(pack.species, pack.coat, pack.seed);
  return [
    wordmark(500, 572, 82, textOn(ranges[pack.range])),
    place(portrait(pack), 500, y, scale),
    ...bowl(size),
    ...paws(coat, 500, 774, 128, 0.66),
    ...label(pack, words),
  ];
}

function plasticLight(): Drawing[] {
  return [
    volume(body, 264, 736, [
      [0, 0.5],
      [0.06, 0.26],
      [0.16, 0.04],
      [0.26, 0],
      [0.64, 0],
      [0.82, 0.18],
      [1, 0.56],
    ]),
    band(304, 440, 64, 700, falloff('#ffffff', 0.6, 0.2)),
    band(692, 480, 24, 600, falloff('#ffffff', 0.4)),
    line(body, '#ffffff', 5, 0.26),
  ];
}

/** Trigger head: nozzle to the left, lever under it. */
function sprayer(colour: string): Drawing[] {
  const lever = parsePath(
    'M392 214C372 262 356 310 318 350C308 362 322 374 338 366C384 342 418 296 432 236Z',
  );
  const head = parsePath(
    'M300 132C300 118 310 110 326 110L560 110C618 110 652 148 652 206L652 240C652 254 644 262 630 262L584 262L584 334L416 334L416 262L398 246L398 196L326 190C310 190 300 180 300 166Z',
  );
  return [
    fill(lever, lighten(colour, -0.05)),
    volume(lever, 320, 432, [
      [0, 0],
      [1, 0.3],
    ]),
    fill(head, paper.cream),
    group(
      [
        volume(head, 300, 652, [
          [0, 0.06],
          [0.4, 0],
          [0.7, 0.08],
          [1, 0.4],
        ]),
        fill(head, {
          linear: [0, 110, 0, 334],
          stops: [
            { at: 0, colour: '#ffffff', alpha: 0.8 },
            { at: 0.3, colour: '#ffffff', alpha: 0 },
            { at: 0.6, colour: paper.shade, alpha: 0 },
            { at: 1, colour: paper.shade, alpha: 0.22 },
          ],
        }),
      ],
      { clip: head },
    ),
    fill(roundRect(270, 126, 40, 50, 10), lighten(colour, -0.08)),
    fill(roundRect(270, 126, 40, 20, 10), '#ffffff', 0.25),
  ];
}
