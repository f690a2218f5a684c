import { type BackBox, type BackText, backPrint } from '../house/back-print.ts';
import { type PackArt, type PackKind, ranges } from '../pack-art.ts';
import { bag } from '../packs/bag.ts';
import { bottle } from '../packs/bottle.ts';
import { jar } from '../packs/jar.ts';
import { pouch } from '../packs/pouch.ts';
import { sachet } from '../packs/sachet.ts';
import { tin } from '../packs/tin.ts';
import { lighten, paper } from '../paper/colour.ts';
import { type Drawing, fill, group, line, place } from '../paper/drawing.ts';
import { ellipse, roundRect } from '../paper/forms.ts';
import { groundShadow } from '../paper/soft.ts';
import { storageBox } from '../things/storage-box.ts';

type Shell = (pack: PackArt, print: Drawing[]) => Drawing[];

interface Back {
  shell: Shell;
  box: BackBox;
  at: readonly [x: number, y: number, scale: number];
}

const tinBack: Back = {
  shell: tin,
  box: { left: 302, top: 366, width: 396, height: 474, wordmark: { y: 336, size: 62 }, scale: 0.7 },
  at: [-210, -120, 1.42],
};
const pouchBack: Back = {
  shell: pouch,
  box: {
    left: 254,
    top: 420,
    width: 492,
    height: 566,
    wordmark: { y: 388, size: 76 },
    scale: 0.86,
  },
  at: [-130, -200, 1.26],
};
const cardBack: Back = {
  shell: card,
  box: { left: 214, top: 330, width: 572, height: 770, wordmark: { y: 286, size: 88 }, scale: 1 },
  at: [0, 0, 1],
};

const backs: Record<PackKind, Back> = {
  bag: {
    shell: bag,
    box: { left: 222, top: 306, width: 556, height: 786, wordmark: { y: 258, size: 84 }, scale: 1 },
    at: [-40, -70, 1.08],
  },
  tin: tinBack,
  'multipack-tin': tinBack,
  pouch: pouchBack,
  'multipack-pouch': pouchBack,
  jar: {
    shell: jar,
    box: {
      left: 290,
      top: 446,
      width: 420,
      height: 462,
      scale: 0.72,
    },
    at: [-230, -210, 1.46],
  },
  sachet: {
    shell: sachet,
    box: {
      left: 262,
      top: 408,
      width: 476,
      height: 580,
      wordmark: { y: 382, size: 66 },
      scale: 0.84,
    },
    at: [-50, -100, 1.1],
  },
  bottle: {
    shell: bottle,
    box: {
      left: 316,
      top: 560,
      width: 368,
      height: 530,
      wordmark: { y: 534, size: 62 },
      scale: 0.68,
    },
    at: [0, 0, 1],
  },
  box: {
    shell: storageBox,
    box: {
      left: 226,
      top: 480,
      width: 548,
      height: 600,
      wordmark: { y: 446, size: 76 },
      scale: 0.94,
    },
    at: [0, 0, 1],
  },
  brush: cardBack,
  bowl: cardBack,
  toy: cardBack,
  mat: cardBack,
  'slow-bowl': cardBack,
  'double-bowl': cardBack,
  fountain: cardBack,
  scale: cardBack,
  scoop: cardBack,
  lid: cardBack,
  'pouch-belt': cardBack,
  'treat-toy': cardBack,
  blanket: cardBack,
};

/** The same object turned round. */
export function backView(pack: PackArt, text: BackText): Drawing[] {
  const { shell, box, at } = backs[pack.kind];
  return [place(shell(pack, backPrint(pack, text, box)), at[0], at[1], at[2])];
}

/** Cardboard card that objects without a pack are sold on. */
function card(pack: PackArt, print: Drawing[]): Drawing[] {
  const colour = ranges[pack.range];
  const sheet = roundRect(160, 110, 680, 1030, 40);
  return [
    groundShadow(516, 1110, 350, 50, 44, 0.4),
    group(
      [
        fill(sheet, colour),
        fill(roundRect(160, 110, 340, 1030), lighten(colour, 0.02)),
        ...print,
        line(sheet, '#ffffff', 5, 0.3),
        fill(sheet, { pattern: 'grain' }),
      ],
      { clip: sheet },
    ),
    fill(ellipse(500, 168, 26, 26), paper.brume2),
    line(ellipse(500, 168, 26, 26), paper.shade, 3, 0.2),
  ];
}
