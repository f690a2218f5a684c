import type { PackArt } from '../pack-art.ts';
import type { Drawing } from '../paper/drawing.ts';
import { catHead } from './cat-head.ts';
import { coatOf, earsOf } from './coats.ts';
import { dogHead } from './dog-head.ts';

type Portrait = Pick<PackArt, 'species' | 'coat' | 'ears' | 'seed'>;

/** The animal of a pack or an avatar, its coat and ears chosen by name or by seed. */
export function portrait({ species, coat, ears, seed }: Portrait, tongue = false): Drawing[] {
  const worn = coatOf(species, coat, seed);
  return species === 'dog'
    ? dogHead({ coat: worn, ears: earsOf(ears, seed >> 3), tongue })
    : catHead({ coat: worn });
}

/** How far a head reaches above and below its origin, at scale 1. */
export function headExtent({ species, ears, seed }: Portrait): { above: number; below: number } {
  if (species === 'cat') return { above: 244, below: 178 };
  return { above: earsOf(ears, seed >> 3) === 'dressees' ? 290 : 212, below: 188 };
}
