import { lighten, paper } from '../paper/colour.ts';
import { type Drawing, fill, group, line } from '../paper/drawing.ts';
import { fold, mirror, pair } from '../paper/fold.ts';
import { ellipse } from '../paper/forms.ts';
import { parsePath } from '../paper/path.ts';
import type { Coat } from './coats.ts';

/** A cat's head seen from the front, origin between the eyes, 412 × 416 with ears. */

const skull = parsePath(
  'M0 -162C92 -164 166 -116 188 -40C196 -8 194 24 198 44C202 66 218 84 208 98C198 108 178 108 162 112C124 156 64 178 0 178C-64 178 -124 156 -162 112C-178 108 -198 108 -208 98C-218 84 -202 66 -198 44C-194 24 -196 -8 -188 -40C-166 -116 -92 -164 0 -162Z',
);
const ear = parsePath(
  'M-190 -30C-204 -100 -208 -186 -196 -228C-192 -244 -178 -248 -164 -238C-122 -212 -72 -170 -50 -140C-90 -96 -140 -60 -190 -30Z',
);
const innerEar = parsePath(
  'M-174 -84C-182 -130 -184 -174 -178 -204C-146 -184 -110 -154 -90 -132C-116 -108 -144 -92 -174 -84Z',
);
const muzzle = parsePath(
  'M0 30C30 22 96 40 100 92C102 140 60 172 0 178C-60 172 -102 140 -100 92C-96 40 -30 22 0 30Z',
);
const bib = parsePath(
  'M0 -44C10 -10 26 22 58 46C104 62 128 92 120 128C96 168 48 184 0 184C-48 184 -96 168 -120 128C-128 92 -104 62 -58 46C-26 22 -10 -10 0 -44Z',
);
const mask = parsePath(
  'M0 -78C44 -66 70 -20 100 14C134 50 138 104 104 138C76 166 40 180 0 180C-40 180 -76 166 -104 138C-138 104 -134 50 -100 14C-70 -20 -44 -66 0 -78Z',
);
const nose = parsePath(
  'M0 40C16 40 27 42 25 52C22 64 10 78 0 78C-10 78 -22 64 -25 52C-27 42 -16 40 0 40Z',
);
const mouth = parsePath('M0 76C0 84 0 88 0 92C-6 114 -36 116 -48 98M0 92C6 114 36 116 48 98');
const stripes = [
  parsePath(
    'M0 -170C12 -170 13 -150 9 -118C7 -98 4 -84 0 -76C-4 -84 -7 -98 -9 -118C-13 -150 -12 -170 0 -170Z',
  ),
  parsePath(
    'M-46 -172C-34 -170 -28 -150 -30 -124C-31 -106 -34 -96 -38 -90C-44 -98 -50 -112 -53 -130C-57 -152 -56 -170 -46 -172Z',
  ),
];
const cheekWedges = [
  parsePath('M-206 22C-172 24 -148 34 -130 50C-152 54 -178 52 -206 44Z'),
  parsePath('M-214 76C-176 72 -152 76 -132 86C-152 96 -176 98 -208 96Z'),
];

export interface CatFace {
  coat: Coat;
  asleep?: boolean;
}

export function catHead({ coat, asleep }: CatFace): Drawing[] {
  const ears = coat.marks === 'points' ? coat.dark : coat.base;
  return [
    ...pair(ear, ears),
    ...pair(innerEar, coat.marks === 'points' ? '#7a5b4b' : '#f0a9a0'),
    ...fold(skull, coat.base),
    group(markings(coat), { clip: skull }),
    ...eyes(coat, asleep),
    ...whiskers(coat),
    line(mouth, coat.marks === 'plain' || coat.marks === 'points' ? '#0d0d10' : '#3a2317', 7),
    ...fold(
      nose,
      coat.marks === 'points' ? '#2c1d16' : coat.base === '#27282e' ? '#4a4148' : '#d9766f',
    ),
    fill(ellipse(-9, 49, 7, 3.6), '#ffffff', 0.4),
  ];
}

function markings(coat: Coat): Drawing[] {
  if (coat.marks === 'tabby') {
    const bands = [...cheekWedges, stripes[1] ?? []];
    return [
      ...bands.flatMap((band) => pair(band, coat.dark)),
      fill(stripes[0] ?? [], coat.dark),
      ...fold(muzzle, coat.light),
    ];
  }
  if (coat.marks === 'bib') return fold(bib, coat.light);
  if (coat.marks === 'points') {
    return [fill(mask, lighten(coat.dark, 0.16), 0.5), ...fold(muzzle, coat.dark)];
  }
  return fold(muzzle, coat.light);
}

function eyes(coat: Coat, asleep = false): Drawing[] {
  const ink = coat.base === '#27282e' || coat.marks === 'bib' ? '#0b0c0e' : '#2a1d16';
  if (asleep) {
    const lid = parsePath('M-124 -10C-114 14 -66 14 -54 -10');
    return [line(lid, ink, 8), line(mirror(lid), ink, 8)];
  }
  return [-88, 88].flatMap((x) => [
    fill(ellipse(x, -14, 40, 36), ink),
    ...fold(ellipse(x, -13, 34, 31), coat.iris ?? '#9fc25a', x),
    fill(ellipse(x, -13, 13, 27), '#101114'),
    fill(ellipse(x - 11, -25, 8, 8), '#ffffff'),
    fill(ellipse(x + 10, 0, 3.6, 3.6), '#ffffff', 0.7),
  ]);
}

function whiskers(coat: Coat): Drawing[] {
  const colour = coat.marks === 'bib' || coat.base === '#27282e' ? '#e9e6dc' : paper.cream;
  return [
    'M-70 78C-130 56 -190 46 -252 48',
    'M-70 92C-132 86 -190 88 -250 98',
    'M-68 106C-124 116 -176 130 -228 150',
  ].flatMap((data) => [line(parsePath(data), colour, 4), line(mirror(parsePath(data)), colour, 4)]);
}
