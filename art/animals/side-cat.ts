import { lighten } from '../paper/colour.ts';
import { type Drawing, fill, group, line } from '../paper/drawing.ts';
import { ellipse } from '../paper/forms.ts';
import { type Point, parsePath } from '../paper/path.ts';
import type { Coat } from './coats.ts';
import type { SideAnimal, SideHead } from './side-animal.ts';

/** A cat seen from the side, looking right, on a 600 × 360 canvas. */

const torso: readonly (readonly [thin: Point, ideal: Point, fat: Point])[] = [
  [
    [158, 200],
    [154, 190],
    [146, 176],
  ],
  [
    [180, 186],
    [180, 172],
    [174, 150],
  ],
  [
    [220, 184],
    [222, 168],
    [222, 138],
  ],
  [
    [284, 186],
    [284, 170],
    [284, 138],
  ],
  [
    [344, 182],
    [346, 168],
    [348, 142],
  ],
  [
    [388, 170],
    [390, 160],
    [392, 142],
  ],
  [
    [420, 148],
    [418, 140],
    [414, 126],
  ],
  [
    [446, 122],
    [446, 116],
    [444, 108],
  ],
  [
    [472, 150],
    [476, 150],
    [484, 156],
  ],
  [
    [454, 186],
    [460, 184],
    [478, 190],
  ],
  [
    [438, 214],
    [446, 214],
    [466, 224],
  ],
  [
    [424, 240],
    [430, 246],
    [446, 268],
  ],
  [
    [382, 250],
    [380, 260],
    [378, 296],
  ],
  [
    [310, 240],
    [308, 254],
    [304, 308],
  ],
  [
    [240, 216],
    [236, 248],
    [232, 310],
  ],
  [
    [200, 240],
    [198, 252],
    [194, 294],
  ],
  [
    [160, 236],
    [150, 236],
    [136, 236],
  ],
];

function legs(coat: Coat): Drawing[] {
  const far = lighten(coat.base, -0.1);
  const near = lighten(coat.base, -0.015);
  const hind = (dx: number, colour: string) =>
    fill(
      parsePath(
        `M${154 + dx} 200C${144 + dx} 236 ${154 + dx} 258 ${156 + dx} 270C${158 + dx} 288 ${142 + dx} 298 ${140 + dx} 314L${144 + dx} 344L${182 + dx} 344C${184 + dx} 336 ${178 + dx} 331 ${166 + dx} 330L${166 + dx} 316C${182 + dx} 298 ${208 + dx} 280 ${216 + dx} 244L${222 + dx} 200Z`,
      ),
      colour,
    );
  const fore = (dx: number, colour: string) =>
    fill(
      parsePath(
        `M${376 + dx} 214C${378 + dx} 256 ${386 + dx} 290 ${386 + dx} 344L${424 + dx} 344C${426 + dx} 335 ${420 + dx} 331 ${411 + dx} 330C${411 + dx} 294 ${424 + dx} 256 ${428 + dx} 214Z`,
      ),
      colour,
    );
  const foot = (x: number) =>
    fill(
      parsePath(`M${x} 328L${x + 24} 329C${x + 34} 331 ${x + 40} 336 ${x + 38} 344L${x} 344Z`),
      coat.light,
    );
  return [hind(32, far), fore(-30, far), hind(0, near), fore(0, near), foot(144), foot(386)];
}

function tail(coat: Coat): Drawing[] {
  const path = parsePath(
    'M186 206C126 192 90 160 88 112C86 84 108 70 106 46C104 32 122 26 130 40C142 66 118 88 120 112C122 140 152 162 206 174L220 204Z',
  );
  const bands = coat.marks === 'tabby' ? [70, 104, 136] : [];
  return [
    fill(path, coat.marks === 'points' ? coat.dark : coat.base),
    group(
      bands.map((y) => fill(ellipse(108, y, 40, 7), coat.dark)),
      { clip: path },
    ),
  ];
}

function head(coat: Coat, { asleep }: SideHead): Drawing[] {
  const shape = parsePath(
    'M-54 2C-58 -40 -30 -62 6 -62C42 -62 66 -42 72 -14C88 -8 90 12 80 24C66 48 30 60 0 56C-34 52 -52 32 -54 2Z',
  );
  const earColour = coat.marks === 'points' ? coat.dark : coat.base;
  const far = parsePath('M20 -50C30 -74 44 -92 54 -94C62 -94 64 -60 56 -34Z');
  const ear = parsePath(
    'M-44 -28C-44 -64 -34 -98 -24 -100C-12 -100 8 -78 18 -58C2 -36 -20 -24 -44 -28Z',
  );
  const inner = parsePath(
    'M-34 -40C-34 -62 -28 -82 -22 -84C-14 -82 0 -68 6 -56C-4 -44 -18 -38 -34 -40Z',
  );
  const muzzle = parsePath('M50 0C70 -6 92 -2 90 14C88 34 64 46 44 44C30 40 30 8 50 0Z');
  return [
    fill(far, lighten(earColour, -0.08)),
    fill(shape, coat.base),
    fill(ear, earColour),
    fill(inner, '#f0a9a0'),
    group(
      [
        ...(coat.marks === 'tabby' ? STRIPES : []).map((stripe) =>
          fill(parsePath(stripe), coat.dark),
        ),
        fill(muzzle, coat.marks === 'points' ? coat.dark : coat.light),
      ],
      { clip: shape },
    ),
    fill(parsePath('M78 -6C88 -8 92 -2 88 6C84 10 76 8 74 2Z'), '#d9766f'),
    line(parsePath('M82 10C80 20 70 24 60 22'), '#3a2317', 4),
    ...['M56 16C84 14 110 8 130 -4', 'M56 22C86 26 112 26 134 22'].map((data) =>
      line(parsePath(data), '#f4efe2', 2.6),
    ),
    ...(asleep ? closedEye() : openEye(coat)),
  ];
}

const closedEye = () => [line(parsePath('M28 -18C34 -10 46 -10 52 -18'), '#2a1d16', 4.5)];

const openEye = ({ iris = '#9fc25a' }: Pick<Coat, 'iris'>) => [
  fill(ellipse(42, -16, 14, 13), '#2a1d16'),
  fill(ellipse(43, -16, 11.5, 11), iris),
  fill(ellipse(46, -16, 4.5, 9.5), '#101114'),
  fill(ellipse(40, -21, 3, 3), '#ffffff'),
];

/** What a tabby wears on forehead and cheek. */
const STRIPES = [
  'M6 -66L18 -66C20 -50 18 -42 12 -36C6 -44 4 -52 6 -66Z',
  'M30 -62L42 -58C40 -46 38 -40 32 -36C28 -44 28 -52 30 -62Z',
  'M-60 4C-40 6 -26 10 -14 18C-30 22 -44 20 -60 16Z',
];

export const sideCat: SideAnimal = {
  torso,
  legs,
  tail,
  head,
  neck: [462, 112],
  ribs: { x: 326, step: 19, top: 196, bottom: 238 },
  folds: {
    belly: 'M246 292C286 308 332 304 364 288',
    neck: 'M430 140C436 162 448 178 466 184',
    rump: 'M164 192C154 216 158 240 172 258',
  },
  hip: 'M180 204C194 194 208 198 216 210',
};
