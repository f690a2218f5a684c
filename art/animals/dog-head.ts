import { defined } from '#kit/defined.ts';
import { lighten, paper } from '../paper/colour.ts';
import { type Drawing, fill, group, line } from '../paper/drawing.ts';
import { fold, mirror, pair } from '../paper/fold.ts';
import { ellipse } from '../paper/forms.ts';
import { parsePath } from '../paper/path.ts';
import type { Coat, DogEars } from './coats.ts';

/** A dog's head seen from the front, origin between the eyes and the muzzle, 300 × 394. */

const skull = parsePath(
  'M0 -206C84 -206 148 -142 148 -52C148 2 126 44 114 88C100 142 62 188 0 188C-62 188 -100 142 -114 88C-126 44 -148 2 -148 -52C-148 -142 -84 -206 0 -206Z',
);
const blaze = parsePath(
  'M0 -230C14 -230 22 -180 20 -120C18 -70 20 -34 38 -12C62 14 108 34 108 96C108 156 70 200 0 200C-70 200 -108 156 -108 96C-108 34 -62 14 -38 -12C-20 -34 -18 -70 -20 -120C-22 -180 -14 -230 0 -230Z',
);
const muzzle = parsePath(
  'M0 -4C40 -4 106 26 106 100C106 158 66 200 0 200C-66 200 -106 158 -106 100C-106 26 -40 -4 0 -4Z',
);
const nose = parsePath(
  'M0 2C32 2 56 8 54 26C51 52 20 84 0 84C-20 84 -51 52 -54 26C-56 8 -32 2 0 2Z',
);
const hangingEar = parsePath(
  'M-84 -178C-128 -204 -206 -178 -238 -94C-262 -30 -246 74 -206 102C-178 120 -150 84 -140 34C-132 -8 -126 -48 -112 -84C-100 -114 -84 -140 -84 -178Z',
);
const erectEar = parsePath(
  'M-128 -40C-170 -110 -194 -216 -186 -272C-183 -294 -166 -298 -148 -286C-108 -258 -58 -220 -30 -170C-50 -110 -90 -60 -128 -40Z',
);
const innerEar = parsePath(
  'M-122 -66C-152 -124 -172 -210 -167 -252C-132 -232 -86 -200 -62 -164C-76 -124 -98 -88 -122 -66Z',
);
const buttonEar = parsePath(
  'M-42 -198C-88 -228 -150 -206 -176 -150C-194 -112 -204 -70 -190 -44C-176 -20 -150 -44 -126 -66C-92 -98 -48 -140 -42 -198Z',
);
const mouth = parsePath('M0 82C0 92 0 98 0 102C-8 132 -50 138 -66 112M0 102C8 132 50 138 66 112');
const tongue = parsePath(
  'M-34 112C-36 150 -36 204 0 206C36 204 36 150 34 112C20 132 8 122 0 104C-8 122 -20 132 -34 112Z',
);

export interface DogFace {
  coat: Coat;
  ears: DogEars;
  tongue?: boolean;
  asleep?: boolean;
}

export function dogHead({ coat, ears, tongue: out, asleep }: DogFace): Drawing[] {
  const earColour = coat.marks === 'patch' || coat.marks === 'blaze' ? coat.dark : coat.base;
  const flap = lighten(coat.dark, coat.marks === 'tan' ? -0.02 : 0);
  const erect = () => [...pair(erectEar, earColour), ...pair(innerEar, lighten(coat.light, -0.03))];
  const behind = ears === 'dressees' ? erect() : [];
  const hanging = ears === 'tombantes' ? pair(hangingEar, flap) : [];
  const buttons = ears === 'bouton' ? [...earShadow(), ...pair(buttonEar, flap)] : [];
  const tongue = out ? hangingTongue() : [];
  return [
    ...behind,
    ...fold(skull, coat.base),
    group(markings(coat), { clip: skull }),
    ...hanging,
    ...buttons,
    ...eyes(coat, asleep),
    ...tongue,
    line(mouth, coat.marks === 'tan' ? '#2a1710' : '#3a2317', 8),
    ...fold(nose, '#26201f'),
    fill(ellipse(-20, 22, 16, 8), '#ffffff', 0.38),
  ];
}

const hangingTongue = () => [
  fill(tongue, '#e9697a'),
  line(parsePath('M0 122C1 140 1 156 0 172'), '#c94c60', 5),
];

function earShadow(): Drawing[] {
  const cast = parsePath(
    'M-46 -186C-60 -128 -100 -84 -134 -54C-140 -50 -150 -40 -148 -60L-148 -120L-90 -190Z',
  );
  return [
    group([fill(cast, paper.shade, 0.1), fill(mirror(cast), paper.shade, 0.1)], { clip: skull }),
  ];
}

function markings(coat: Coat): Drawing[] {
  if (coat.marks === 'tan') {
    return [...fold(muzzle, coat.light), ...pair(ellipse(-62, -86, 21, 13), coat.light)];
  }
  if (coat.marks === 'patch') {
    const spot = parsePath('M-20 -220C-6 -150 -14 -60 -40 -16C-70 22 -128 20 -160 -10L-170 -200Z');
    return [fill(spot, coat.dark), ...fold(muzzle, coat.light)];
  }
  return fold(blaze, coat.light);
}

function eyes(coat: Coat, asleep = false): Drawing[] {
  if (asleep) {
    const lid = parsePath('M-92 -44C-84 -26 -56 -26 -48 -44');
    return [line(lid, paper.shade, 8), line(mirror(lid), paper.shade, 8)];
  }
  const dark = coat.base === '#2b2b30' ? '#0b0b0d' : '#221610';
  return [-70, 70].flatMap((x) =>
    defined([
      coat.base === '#2b2b30' ? fill(ellipse(x, -42, 23, 27), '#4a3a2a') : undefined,
      fill(ellipse(x, -42, 20, 24), dark),
      fill(ellipse(x - 6, -51, 6.5, 7.5), '#ffffff'),
      fill(ellipse(x + 7, -33, 3.4, 3.4), '#ffffff', 0.7),
    ]),
  );
}
