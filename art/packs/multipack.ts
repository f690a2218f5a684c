import type { PackArt } from '../pack-art.ts';
import { paper } from '../paper/colour.ts';
import { type Drawing, fill, group, place } from '../paper/drawing.ts';
import type { Path } from '../paper/path.ts';
import { pouch, pouchOutline } from './pouch.ts';
import { tin, tinOutline } from './tin.ts';

interface Trio {
  one: (pack: PackArt) => Drawing[];
  outline: Path;
  /** Point of the single object that stands on the ground, in the middle. */
  foot: readonly [x: number, y: number];
  front: number;
  back: number;
  spread: number;
  lift: number;
}

const tins: Trio = {
  one: tin,
  outline: tinOutline,
  foot: [500, 900],
  front: 1.14,
  back: 0.96,
  spread: 178,
  lift: 58,
};

const pouches: Trio = {
  one: pouch,
  outline: pouchOutline,
  foot: [500, 1088],
  front: 1.04,
  back: 0.9,
  spread: 168,
  lift: 48,
};

/** Three of a kind: two stand behind in the shade, one in front. */
function trio({ one, outline, foot, front, back, spread, lift }: Trio, pack: PackArt): Drawing[] {
  const [x, y] = [500, 1150];
  const behind = group([...one(pack), fill(outline, paper.shade, 0.2)]);
  const at = (dx: number, dy: number, scale: number, children: readonly Drawing[]) =>
    place([place(children, -foot[0] * scale, -foot[1] * scale, scale)], x + dx, y + dy);
  return [
    at(-spread, -lift, back, [behind]),
    at(spread, -lift, back, [behind]),
    at(0, 0, front, one(pack)),
  ];
}

export function tinMultipack(pack: PackArt): Drawing[] {
  return trio(tins, pack);
}

export function pouchMultipack(pack: PackArt): Drawing[] {
  return trio(pouches, pack);
}
