import { defined } from '#kit/defined.ts';
import { coatOf } from '../animals/coats.ts';
import { headExtent, portrait } from '../animals/head.ts';
import { paws } from '../animals/paw.ts';
import { type PackArt, ranges } from '../pack-art.ts';
import { lighten, textOn } from '../paper/colour.ts';
import { type Drawing, fill, place } from '../paper/drawing.ts';
import { ellipse } from '../paper/forms.ts';
import { type BowlSize, bowl } from './bowl.ts';
import { type LabelBox, label, wordmark } from './label.ts';

/** Where everything printed on a pack stands; each kind of pack has one layout. */
export interface FrontLayout {
  wordmark: { y: number; size: number };
  /** Disc behind the head: middle height and radius; none when absent. */
  disc?: { y: number; r: number };
  /** Largest scale of the head, for packs with room to spare. */
  head: number;
  bowl: BowlSize;
  paws: { y: number; reach: number; scale: number };
  label: LabelBox;
}

/** The printed front of a pack: the animal peeks over the bowl, the bowl carries the words. */
export function front(pack: PackArt, layout: FrontLayout): Drawing[] {
  const colour = ranges[pack.range];
  const coat = coatOf(pack.species, pack.coat, pack.seed);
  const { disc, bowl: bowlSize, wordmark: mark } = layout;
  const { x } = bowlSize;
  const ceiling = mark.y + mark.size * 0.27;
  const { y: middle, scale: size } = peek(pack, ceiling, bowlSize, layout.head);
  const { y, reach, scale } = layout.paws;
  return defined([
    disc ? fill(ellipse(x, disc.y, disc.r, disc.r), lighten(colour, 0.06)) : undefined,
    wordmark(x, mark.y, mark.size, textOn(colour)),
    place(portrait(pack), x, middle, size),
    ...bowl(bowlSize),
    ...paws(coat, x, y, reach, scale),
    ...label(pack, layout.label),
  ]);
}

/** Place of a head whose chin dips behind the rim and whose ears stay under `ceiling`. */
export function peek(pack: PackArt, ceiling: number, rim: BowlSize, limit: number) {
  const { above, below } = headExtent(pack);
  const chin = rim.y + rim.rimHeight * 0.28;
  const scale = Math.min(limit, (chin - ceiling) / (above + below));
  return { y: chin - below * scale, scale };
}
