import { type FrontLayout, front } from '../house/front.ts';
import { type PackArt, ranges } from '../pack-art.ts';
import { lighten, paper } from '../paper/colour.ts';
import { type Drawing, fill, group, line, place } from '../paper/drawing.ts';
import { roundRect } from '../paper/forms.ts';
import { parsePath } from '../paper/path.ts';
import { band, fade, falloff, groundShadow, volume } from '../paper/soft.ts';

/** Silhouette of the pouch, tear notches included. */
const pouchOutline = parsePath(
  'M240 236L760 236C769 236 774 241 774 250L776 306L767 313L776.500 320C780 460 794 640 803 950L806 1040C807 1064 794 1078 770 1080C680 1086 590 1088 500 1088C410 1088 320 1086 230 1080C206 1078 193 1064 194 1040L197 950C206 640 220 460 223.500 320L233 313L224 306L226 250C226 241 231 236 240 236Z',
);
const gusset = parsePath('M190 992C290 1058 710 1058 810 992L810 1100L190 1100Z');

const layout: FrontLayout = {
  wordmark: { y: 388, size: 90 },
  disc: { y: 566, r: 210 },
  head: 0.86,
  bowl: { x: 500, y: 718, rim: 490, rimHeight: 42, top: 424, base: 530, bottom: 1012 },
  paws: { y: 708, reach: 164, scale: 0.86 },
  label: { x: 500, eyebrow: 789, recipe: 868, row: 946, width: 396, scale: 0.84 },
};

/** A stand-up pouch of 85–100 g; 606 wide, standing on y 1088. */
export function pouch(pack: PackArt, print = front(pack, layout)): Drawing[] {
  const colour = ranges[pack.range];
  return [
    groundShadow(524, 1072, 332, 34, 34, 0.46),
    groundShadow(503, 1074, 300, 15, 11, 0.85),
    group(
      [
        fill(pouchOutline, colour),
        ...print,
        ...foot(),
        ...foilLight(),
        ...seal(colour),
        line(pouchOutline, '#ffffff', 5, 0.26),
        fill(pouchOutline, { pattern: 'grain' }),
      ],
      { clip: pouchOutline },
    ),
  ];
}

/** The folded bottom: darker, with a hairline of light on its fold. */
function foot(): Drawing[] {
  const edge = parsePath('M190 992C290 1058 710 1058 810 992');
  return [
    fill(gusset, paper.shade, 0.16),
    line(edge, '#ffffff', 2.4, 0.5),
    group([line(edge, paper.shade, 9, 0.22)], { move: [0, 6] }),
    fade(190, 1090, 620, -70, paper.shade, 0.3),
  ];
}

/** Foil shines harder than paper: two bright bands that follow the flare of the sides. */
function foilLight(): Drawing[] {
  const shine = (x: number, width: number, alpha: number, turn: number, core: number) =>
    place([band(-width / 2, -380, width, 760, falloff('#ffffff', alpha, core))], x, 660, 1, turn);
  const shade = (x: number, width: number, alpha: number, turn: number) =>
    place([band(-width / 2, -360, width, 720, falloff(paper.shade, alpha))], x, 680, 1, turn);
  return [
    volume(pouchOutline, 197, 803, [
      [0, 0.5],
      [0.03, 0.2],
      [0.07, 0.04],
      [0.13, 0],
      [0.72, 0],
      [0.88, 0.12],
      [0.95, 0.3],
      [1, 0.54],
    ]),
    shine(262, 62, 0.72, 1.6, 0.1),
    shade(312, 60, 0.1, 1.4),
    shine(754, 30, 0.5, -1.6, 0),
    shade(722, 60, 0.14, -1.6),
  ];
}

function seal(colour: string): Drawing[] {
  const ribs = Array.from({ length: 6 }, (_, index) => 246 + index * 9);
  return [
    fill(roundRect(200, 230, 600, 72), lighten(colour, -0.04)),
    ...ribs.flatMap((y) => [
      fill(roundRect(200, y, 600, 3), paper.shade, 0.16),
      fill(roundRect(200, y + 3.5, 600, 2.5), '#ffffff', 0.3),
    ]),
    fade(200, 302, 600, 26, paper.shade, 0.26),
    volume(roundRect(200, 230, 600, 72), 226, 774, [
      [0, 0.3],
      [0.06, 0],
      [0.8, 0],
      [1, 0.4],
    ]),
  ];
}
