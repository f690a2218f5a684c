import { type FrontLayout, front } from '../house/front.ts';
import { type PackArt, ranges } from '../pack-art.ts';
import { lighten, paper } from '../paper/colour.ts';
import { type Cylinder, metal, wall, wrap } from '../paper/cylinder.ts';
import { bend, type Drawing, fill, group } from '../paper/drawing.ts';
import { band, falloff, groundShadow, volume } from '../paper/soft.ts';
import { tinLid } from './tin-lid.ts';

const can: Cylinder = { x: 500, radius: 268, ratio: 0.17 };
const [top, bottom] = [222, 900];

const layout: FrontLayout = {
  wordmark: { y: 336, size: 76 },
  disc: { y: 496, r: 172 },
  head: 0.7,
  bowl: { x: 500, y: 602, rim: 408, rimHeight: 34, top: 352, base: 440, bottom: 872 },
  paws: { y: 594, reach: 134, scale: 0.68 },
  label: { x: 500, eyebrow: 666, recipe: 734, row: 799, width: 330, scale: 0.74 },
};

/** A 400 g tin with its label wrapped round it; 536 wide, standing on y 900. */
export function tin(pack: PackArt, print = front(pack, layout)): Drawing[] {
  const colour = ranges[pack.range];
  const label = wall(can, top + 44, bottom - 40);
  return [
    groundShadow(520, 872, 286, 50, 34, 0.46),
    groundShadow(504, 868, 270, 44, 14, 0.8),
    fill(wall(can, top, bottom), metal(can)),
    group(
      [
        fill(label, colour),
        ...print.map((printed) => bend(printed, wrap(can))),
        ...labelLight(),
        fill(label, { pattern: 'grain' }, 0.5),
      ],
      { clip: label },
    ),
    ...edges(colour),
    ...seam(bottom - 16, bottom, 3),
    ...tinLid(can, top),
  ];
}

/** Light from the upper left on a printed cylinder. */
function labelLight(): Drawing[] {
  const [left, right] = [can.x - can.radius, can.x + can.radius];
  return [
    volume(wall(can, top, bottom), left, right, [
      [0, 0.56],
      [0.05, 0.36],
      [0.14, 0.1],
      [0.26, 0],
      [0.64, 0],
      [0.8, 0.16],
      [0.92, 0.4],
      [1, 0.62],
    ]),
    band(
      can.x - can.radius * 0.76,
      top - 60,
      can.radius * 0.32,
      760,
      falloff('#ffffff', 0.5, 0.15),
    ),
    band(can.x + can.radius * 0.78, top - 20, can.radius * 0.1, 700, falloff('#ffffff', 0.3)),
  ];
}

/** Thin turned edges of the paper label. */
function edges(colour: string): Drawing[] {
  return [
    fill(wall(can, top + 42, top + 46), lighten(colour, 0.12), 0.55),
    fill(wall(can, bottom - 42, bottom - 38), paper.shade, 0.35),
    fill(wall(can, bottom - 38, bottom - 35), '#ffffff', 0.45),
    fill(wall(can, top + 18, top + 34), {
      linear: [0, top - 20, 0, top + 34],
      stops: [
        { at: 0, colour: paper.shade, alpha: 0.35 },
        { at: 1, colour: paper.shade, alpha: 0 },
      ],
    }),
  ];
}

/** The rolled rim that joins the wall to the base. */
function seam(from: number, to: number, out: number): Drawing[] {
  const rim: Cylinder = { ...can, radius: can.radius + out };
  return [
    fill(wall(rim, from, to), metal(rim)),
    fill(wall(rim, from, from + 2), paper.shade, 0.3),
    fill(wall(rim, to - 5, to), paper.shade, 0.35),
  ];
}
