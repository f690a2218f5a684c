import { lighten } from '../paper/colour.ts';
import { type Drawing, fill, group, line } from '../paper/drawing.ts';
import { ellipse } from '../paper/forms.ts';
import { type Point, parsePath } from '../paper/path.ts';
import type { Coat } from './coats.ts';
import type { SideAnimal, SideHead } from './side-animal.ts';

/** A dog seen from the side, looking right, on a 600 × 360 canvas. */

/** Outline of the body for thin, ideal and fat, point by point in the same order. */
const torso: readonly (readonly [thin: Point, ideal: Point, fat: Point])[] = [
  [
    [152, 186],
    [148, 176],
    [142, 158],
  ],
  [
    [176, 172],
    [176, 158],
    [172, 134],
  ],
  [
    [216, 172],
    [218, 154],
    [220, 122],
  ],
  [
    [284, 174],
    [284, 156],
    [284, 122],
  ],
  [
    [346, 168],
    [348, 154],
    [350, 126],
  ],
  [
    [396, 150],
    [398, 144],
    [398, 124],
  ],
  [
    [434, 120],
    [430, 114],
    [424, 102],
  ],
  [
    [470, 88],
    [468, 84],
    [464, 82],
  ],
  [
    [492, 126],
    [496, 128],
    [502, 136],
  ],
  [
    [464, 172],
    [472, 172],
    [492, 174],
  ],
  [
    [446, 206],
    [456, 206],
    [480, 214],
  ],
  [
    [432, 238],
    [440, 246],
    [458, 268],
  ],
  [
    [388, 252],
    [386, 266],
    [384, 300],
  ],
  [
    [308, 236],
    [308, 258],
    [306, 310],
  ],
  [
    [236, 208],
    [232, 238],
    [230, 312],
  ],
  [
    [196, 236],
    [194, 246],
    [190, 292],
  ],
  [
    [152, 226],
    [142, 226],
    [128, 226],
  ],
];

function legs(coat: Coat): Drawing[] {
  const far = lighten(coat.base, -0.1);
  const sock = lighten(coat.light, -0.02);
  const hind = (dx: number, colour: string) =>
    fill(
      parsePath(
        `M${148 + dx} 190C${136 + dx} 226 ${150 + dx} 250 ${150 + dx} 266C${150 + dx} 284 ${132 + dx} 296 ${130 + dx} 312L${134 + dx} 344L${178 + dx} 344C${180 + dx} 334 ${172 + dx} 330 ${160 + dx} 328L${160 + dx} 314C${176 + dx} 296 ${204 + dx} 276 ${212 + dx} 240L${220 + dx} 190Z`,
      ),
      colour,
    );
  const fore = (dx: number, colour: string) =>
    fill(
      parsePath(
        `M${372 + dx} 210C${374 + dx} 252 ${384 + dx} 286 ${384 + dx} 344L${428 + dx} 344C${430 + dx} 334 ${422 + dx} 330 ${412 + dx} 328C${412 + dx} 292 ${430 + dx} 256 ${436 + dx} 210Z`,
      ),
      colour,
    );
  const foot = (x: number) =>
    fill(
      parsePath(`M${x} 326L${x + 27} 327C${x + 38} 330 ${x + 46} 334 ${x + 44} 344L${x} 344Z`),
      sock,
    );
  return [
    hind(34, far),
    fore(-32, far),
    hind(0, lighten(coat.base, -0.015)),
    fore(0, lighten(coat.base, -0.015)),
    foot(134),
    foot(384),
  ];
}

function tail(coat: Coat): Drawing[] {
  const path = parsePath(
    'M186 196C132 178 96 136 92 84C90 66 112 60 118 78C126 116 150 140 204 160L220 190Z',
  );
  return [
    fill(path, coat.base),
    group([fill(ellipse(100, 72, 26, 22), coat.light)], { clip: path }),
  ];
}

/** Drawn around the point where the head meets the neck. */
function head(coat: Coat, { asleep }: SideHead): Drawing[] {
  const shape = parsePath(
    'M-46 6C-54 -34 -26 -60 10 -60C38 -60 54 -46 62 -26C78 -22 108 -18 116 -6C122 8 118 26 104 32C84 40 58 42 36 50C4 60 -38 48 -46 6Z',
  );
  const muzzle = parsePath(
    'M52 -30C86 -30 124 -20 124 2C124 30 100 36 84 40C62 44 44 46 40 34C32 8 36 -18 52 -30Z',
  );
  const ear = parsePath(
    'M-26 -52C0 -62 20 -44 16 -14C14 14 -2 46 -24 44C-46 42 -50 8 -44 -18C-42 -34 -38 -46 -26 -52Z',
  );
  return [
    fill(shape, coat.base),
    group([fill(muzzle, coat.light)], { clip: shape }),
    fill(ear, coat.dark),
    fill(ellipse(112, -8, 14, 12), '#26201f'),
    fill(ellipse(108, -12, 4, 3), '#ffffff', 0.4),
    line(parsePath('M106 20C92 28 76 28 64 22'), '#3a2317', 4.5),
    ...(asleep ? closedEye() : openEye()),
  ];
}

const closedEye = () => [line(parsePath('M30 -20C36 -14 44 -14 50 -20'), '#221610', 4.5)];

const openEye = () => [
  fill(ellipse(42, -22, 7.5, 9), '#221610'),
  fill(ellipse(40, -26, 2.6, 3), '#ffffff'),
];

export const sideDog: SideAnimal = {
  torso,
  legs,
  tail,
  head,
  neck: [474, 92],
  ribs: { x: 330, step: 20, top: 186, bottom: 238 },
  folds: {
    belly: 'M250 296C290 310 340 306 372 288',
    neck: 'M446 118C452 140 464 156 480 164',
    rump: 'M160 178C150 204 154 230 168 250',
  },
  hip: 'M176 188C190 178 206 182 214 196',
};
