import { catHead } from '../animals/cat-head.ts';
import { catCoats, dogCoats } from '../animals/coats.ts';
import { dogHead } from '../animals/dog-head.ts';
import { headExtent } from '../animals/head.ts';
import { paw } from '../animals/paw.ts';
import { bigBowl } from '../house/big-bowl.ts';
import type { BowlSize } from '../house/bowl.ts';
import { wordmark } from '../house/label.ts';
import { bagBare } from '../packs/bag.ts';
import { lighten, paper } from '../paper/colour.ts';
import { type Drawing, fill, line, place } from '../paper/drawing.ts';
import { fold } from '../paper/fold.ts';
import { ellipse, roundRect } from '../paper/forms.ts';
import { write } from '../paper/lettering.ts';
import { parsePath } from '../paper/path.ts';
import { groundShadow } from '../paper/soft.ts';
import { parcel } from './places.ts';
import type { SceneSize } from './stage.ts';

/**
 * The animal that looks over a bowl beside the heading of a page: as big as a thumb on a telephone, so
 * there is one head, one bowl and one thing that says what the page is about.
 */
const stage = { width: 480, height: 400 } as const;

const size: BowlSize = {
  x: 240,
  y: 252,
  rim: 340,
  rimHeight: 32,
  top: 292,
  base: 356,
  bottom: 384,
};

type Animal =
  | { species: 'dog'; coat: keyof typeof dogCoats; ears: 'tombantes' | 'dressees' | 'bouton' }
  | { species: 'cat'; coat: keyof typeof catCoats };

interface Peeking {
  animal: Animal;
  bowl?: string;
  /** On the front of the bowl, whose middle is the origin. */
  on?: readonly Drawing[];
  /** Before everything, in the measures of the stage. */
  before?: readonly Drawing[];
  /** Over the head, whose middle is the origin, in the measures of a head. */
  worn?: readonly Drawing[];
}

const coatOf = (animal: Animal) =>
  animal.species === 'dog' ? dogCoats[animal.coat] : catCoats[animal.coat];

function headOf(animal: Animal): Drawing[] {
  return animal.species === 'dog'
    ? dogHead({ coat: dogCoats[animal.coat], ears: animal.ears })
    : catHead({ coat: catCoats[animal.coat] });
}

/** Its chin dips behind the rim, and its ears stay inside the picture. */
function seat(animal: Animal) {
  const ears = animal.species === 'dog' ? animal.ears : undefined;
  const { above, below } = headExtent({ species: animal.species, ears, seed: 0 });
  const chin = size.y + size.rimHeight * 0.4;
  const scale = Math.min(0.62, (chin - 8) / (above + below));
  return { y: chin - below * scale, scale };
}

function peeking({ animal, bowl = paper.sapin700, on, before = [], worn = [] }: Peeking) {
  const { y, scale } = seat(animal);
  const coat = coatOf(animal);
  const mark = wordmark(size.x, 352, 74, paper.beurre200);
  return [
    fill(ellipse(240, 204, 184, 184), paper.beurre200),
    groundShadow(240, 384, 190, 10, 14, 0.24),
    place([...headOf(animal), ...worn], size.x, y, scale),
    ...bigBowl(size, bowl, bowl).slice(0, 3),
    ...bigBowl(size, bowl, bowl).slice(-2),
    on ? place(on, size.x, 334) : mark,
    ...[-1, 1].map((side) => place(paw(coat), size.x + side * 122, 250, 0.56)),
    ...before,
  ];
}

const sign = (text: string, at: readonly [x: number, y: number], height: number, turn: number) =>
  place(
    [fill(write(text, { face: 'display', size: height }, 0, 0, 'middle'), paper.sapin700)],
    at[0],
    at[1],
    1,
    turn,
  );

/** A letter, 132 × 88 about its middle. */
const mail: readonly Drawing[] = [
  ...fold(roundRect(-66, -44, 132, 88, 8), paper.blanc, 0),
  line(parsePath('M-62 -38L0 8L62 -38'), paper.sapin700, 6),
  fill(ellipse(0, 10, 13, 13), paper.tomate500),
];

/** The plate with the number of a house. */
const doorPlate: readonly Drawing[] = [
  fill(roundRect(-62, -37, 124, 74, 12), paper.blanc),
  ...fold(roundRect(-56, -31, 112, 62, 8), '#2e64a6', 0),
  fill(write('9 bis', { face: 'display', size: 46 }, 0, 16, 'middle'), paper.blanc),
];

/** The medal of a collar, with a bone on it. */
const medal: readonly Drawing[] = [
  line(ellipse(0, -46, 15, 15), '#c9d2c6', 7),
  ...fold(ellipse(0, 4, 42, 42), paper.beurre300, 0),
  line(ellipse(0, 4, 33, 33), lighten(paper.beurre300, -0.14), 4),
  fill(roundRect(-17, -2, 34, 12, 6), paper.sapin700),
  ...[
    [-18, -3],
    [-18, 11],
    [18, -3],
    [18, 11],
  ].map(([x = 0, y = 0]) => fill(ellipse(x, y, 8, 8), paper.sapin700)),
];

const key: readonly Drawing[] = [
  line(ellipse(-42, 0, 22, 22), paper.beurre300, 15),
  ...fold(roundRect(-20, -8, 92, 16, 6), paper.beurre300, 30),
  fill(roundRect(40, 4, 13, 26, 4), paper.beurre300),
  fill(roundRect(59, 4, 13, 20, 4), paper.beurre300),
];

const glasses: readonly Drawing[] = [
  ...[-74, 74].map((x) => fill(ellipse(x, -36, 58, 54), paper.blanc, 0.35)),
  ...[-74, 74].map((x) => line(ellipse(x, -36, 58, 54), paper.encre, 13)),
  line(parsePath('M-18 -44C-8 -54 8 -54 18 -44'), paper.encre, 13),
];

/** A sheet with lines of writing, its foot in the bowl. */
const sheet: readonly Drawing[] = [
  ...fold(roundRect(-52, -66, 104, 126, 8), paper.blanc, 0),
  fill(roundRect(-34, -46, 46, 9, 4), paper.sapin700),
  ...[-24, -6, 12, 30].map((y) => fill(roundRect(-34, y, y === 30 ? 40 : 68, 7, 3), paper.trait)),
];

/** The leaf of a calendar on which something ends. */
const calendar: readonly Drawing[] = [
  ...fold(roundRect(-50, -42, 100, 92, 10), paper.blanc, 0),
  fill(roundRect(-50, -42, 100, 26, 10), paper.tomate500),
  fill(roundRect(-50, -28, 100, 12), paper.tomate500),
  line(parsePath('M-20 0L20 34M20 0L-20 34'), paper.sapin700, 11),
];

/** Looks closer at what is printed on the pack. */
const magnifier: readonly Drawing[] = [
  fill(ellipse(0, 0, 50, 50), paper.ciel100, 0.72),
  line(ellipse(0, 0, 50, 50), paper.encre, 12),
  place([...fold(roundRect(-9, 54, 18, 74, 9), paper.tomate500, 0)], 0, 0, 1, -40),
];

const carton = '#d2a46c';

const scenes = {
  /** Questions. */
  question: () =>
    peeking({
      animal: { species: 'cat', coat: 'tigre' },
      before: [sign('?', [70, 118], 108, -14), sign('?', [418, 96], 84, 12)],
    }),
  /** Writing to us. */
  mail: () =>
    peeking({
      animal: { species: 'dog', coat: 'fauve', ears: 'tombantes' },
      before: [place(mail, 240, 250, 1, -6)],
    }),
  /** What comes home: a cat takes the carton for a bowl. */
  parcel: () =>
    peeking({
      animal: { species: 'cat', coat: 'roux' },
      before: [
        ...fold(roundRect(58, 250, 364, 138, 8), carton, 240),
        fill(roundRect(58, 250, 364, 28, 8), lighten(carton, 0.05)),
        fill(roundRect(214, 250, 52, 48), paper.beurre200),
        ...bigBowl({ x: 240, y: 312, rim: 132, rimHeight: 14, top: 106, base: 136, bottom: 372 }),
        ...[-1, 1].map((side) => place(paw(catCoats.roux), 240 + side * 118, 254, 0.56)),
      ],
    }),
  /** What is read to the end. */
  reading: () =>
    peeking({
      animal: { species: 'dog', coat: 'blanc-tache', ears: 'bouton' },
      worn: glasses,
      before: [place(sheet, 398, 238, 1, 10)],
    }),
  /** What goes back: a paw pushes the parcel over the edge. */
  back: () =>
    peeking({
      animal: { species: 'cat', coat: 'smoking' },
      before: [
        place([place(parcel(), -100, -150)], 398, 258, 0.54, 16),
        place(paw(catCoats.smoking), 344, 236, 0.6, -58),
      ],
    }),
  /** What ends. */
  calendar: () =>
    peeking({
      animal: { species: 'dog', coat: 'gris', ears: 'dressees' },
      on: [place(calendar, 0, -4, 0.82)],
    }),
  /** What is printed on a pack. */
  lot: () =>
    peeking({
      animal: { species: 'cat', coat: 'chartreux' },
      before: [
        place([place(bagBare('poulet'), -500, -1162)], 398, 384, 0.2),
        place(magnifier, 396, 290, 0.84),
      ],
    }),
  /** Where one lives. */
  home: () =>
    peeking({ animal: { species: 'dog', coat: 'noir-feu', ears: 'bouton' }, on: doorPlate }),
  /** Who one is. */
  medal: () =>
    peeking({
      animal: { species: 'dog', coat: 'blanc-tache', ears: 'tombantes' },
      on: [place(medal, 0, 2)],
    }),
  /** How one comes in. */
  key: () =>
    peeking({
      animal: { species: 'dog', coat: 'chocolat', ears: 'tombantes' },
      on: [place(key, -8, -2, 1, -8)],
    }),
  /** The same, at a cat’s door. */
  latch: () =>
    peeking({ animal: { species: 'cat', coat: 'siamois' }, on: [place(key, -8, -2, 1, -8)] }),
  /** Both at one table. */
  table: () => [
    fill(ellipse(240, 204, 184, 184), paper.beurre200),
    groundShadow(240, 384, 210, 10, 14, 0.24),
    place(dogHead({ coat: dogCoats.fauve, ears: 'tombantes' }), 150, 164, 0.52),
    place(catHead({ coat: catCoats.smoking }), 338, 178, 0.46),
    ...bigBowl({ ...size, rim: 420, top: 372, base: 436 }, paper.sapin700, paper.beurre200),
    ...[64, 226].map((x) => place(paw(dogCoats.fauve), x, 250, 0.5)),
    ...[288, 398].map((x) => place(paw(catCoats.smoking), x, 251, 0.46)),
  ],
} satisfies Record<string, () => Drawing[]>;

export type PeekingName = keyof typeof scenes;
export const peekingNames = Object.keys(scenes) as PeekingName[];

/** In the middle of the size asked for. */
export function drawnPeeking(name: PeekingName, { width, height }: SceneSize): Drawing[] {
  const scale = Math.min(width / stage.width, height / stage.height);
  return [
    place(
      scenes[name](),
      (width - stage.width * scale) / 2,
      (height - stage.height * scale) / 2,
      scale,
    ),
  ];
}
