import { canvas, type PackArt, type PackKind } from './pack-art.ts';
import { bag } from './packs/bag.ts';
import { bottle } from './packs/bottle.ts';
import { jar } from './packs/jar.ts';
import { pouchMultipack, tinMultipack } from './packs/multipack.ts';
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

/** Objects of every kind look equally big: each fills about three quarters of the canvas. */
const kinds: Record<PackKind, Draw> = {
  bag: (pack) => [place(bag(pack), -40, -70, 1.08)],
  tin: (pack) => [place(tin(pack), -210, -120, 1.42)],
  pouch: (pack) => [place(pouch(pack), -130, -200, 1.26)],
  jar: (pack) => [place(jar(pack), -230, -210, 1.46)],
  'multipack-tin': tinMultipack,
  'multipack-pouch': pouchMultipack,
  sachet: (pack) => [place(sachet(pack), -50, -100, 1.1)],
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
