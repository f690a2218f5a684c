import { canvas, type PackArt, type PackKind } from './pack-art.ts';
import { bag } from './packs/bag.ts';
import { bottle } from './packs/bottle.ts';
import { pouchCase, tinCase } from './packs/case.ts';
import { jar } from './packs/jar.ts';
import { pouch } from './packs/pouch.ts';
import { sachet } from './packs/sachet.ts';
import { tin } from './packs/tin.ts';
import { type Drawing, place } from './paper/drawing.ts';
import { toSvg } from './paper/svg.ts';
import { blanket } from './things/blanket.ts';
import { brush } from './things/brush.ts';
import { doubleBowl } from './things/double-bowl.ts';
import { fountain } from './things/fountain.ts';
import { lids } from './things/lids.ts';
import { mat } from './things/mat.ts';
import { pouchBelt } from './things/pouch-belt.ts';
import { scale } from './things/scale.ts';
import { scoop } from './things/scoop.ts';
import { servingBowl } from './things/serving-bowl.ts';
import { slowBowl } from './things/slow-bowl.ts';
import { storageBox } from './things/storage-box.ts';
import { toy, treatBall } from './things/toy.ts';

type Draw = (pack: PackArt) => Drawing[];

const isCase = ({ units = 1 }: PackArt) => units > 1;

/** Drawings of packs stand here: a small one is as near as a big one. */
const GROUND = 1189;

/** A pack, made smaller or bigger about the middle of its foot, which is at `foot` in its drawing. */
const onGround = (pack: readonly Drawing[], foot: number, scale: number, x = 500): Drawing =>
  place(pack, x - 500 * scale, GROUND - foot * scale, scale);

const SMALL = { grams: 400, scale: 0.9 };
const BIG = { grams: 12_000, scale: 0.995 };

const inCase = (drawn: Drawing[]): Drawing[] => [onGround(drawn, 1160, 0.95)];

/** How big a bag is drawn: bigger with its weight, within what fills the picture. */
function bagScale(grams = BIG.grams): number {
  const share = Math.log(grams / SMALL.grams) / Math.log(BIG.grams / SMALL.grams);
  const within = Math.min(1, Math.max(0, share));
  return SMALL.scale + (BIG.scale - SMALL.scale) * within;
}

/** Two or three sachets show one behind another, more stand in a case. */
function sachets(pack: PackArt): Drawing[] {
  const { units = 1 } = pack;
  if (units > 3) return inCase(pouchCase(pack));
  return Array.from({ length: units }, (_, index) => {
    const behind = units - 1 - index;
    return onGround(sachet(pack), 1082 + behind * 46, 0.98, 500 + (index - (units - 1) / 2) * 118);
  });
}

/** Objects of every kind look equally big: each fills about three quarters of the canvas. */
const kinds: Record<PackKind, Draw> = {
  bag: (pack) => [onGround(bag(pack), 1166, bagScale(pack.grams))],
  tin: (pack) => (isCase(pack) ? inCase(tinCase(pack)) : [place(tin(pack), -210, -120, 1.42)]),
  pouch: (pack) => (isCase(pack) ? inCase(pouchCase(pack)) : [onGround(pouch(pack), 1088, 1.16)]),
  jar: (pack) => [place(jar(pack), -230, -210, 1.46)],
  'multipack-tin': (pack) => inCase(tinCase(pack)),
  'multipack-pouch': (pack) => inCase(pouchCase(pack)),
  sachet: (pack) => (isCase(pack) ? sachets(pack) : [place(sachet(pack), -50, -100, 1.1)]),
  bottle,
  brush,
  bowl: servingBowl,
  box: storageBox,
  toy,
  mat,
  'slow-bowl': slowBowl,
  'double-bowl': doubleBowl,
  fountain,
  scale,
  scoop,
  lid: lids,
  'pouch-belt': pouchBelt,
  'treat-toy': treatBall,
  blanket,
};

/** The front of a product on the shared 1000 × 1250 canvas, ground transparent. */
export function drawPack(pack: PackArt): string {
  return toSvg(packDrawing(pack), canvas);
}

export function packDrawing(pack: PackArt): Drawing[] {
  return kinds[pack.kind](pack);
}
