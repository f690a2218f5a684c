/** The words a picture is made from; nothing else of the shop is known here. */

export type Species = 'dog' | 'cat';

export const ranges = {
  poulet: '#f8bd37',
  saumon: '#f8856d',
  agneau: '#b296d2',
  dinde: '#7abae0',
  legumes: '#8fc057',
  lait: '#fbd3d2',
  canard: '#007879',
  boeuf: '#b83833',
  poisson: '#2e64a6',
  gibier: '#7b4f30',
} as const;
export type Range = keyof typeof ranges;

export type PackKind =
  | 'bag'
  | 'tin'
  | 'pouch'
  | 'jar'
  | 'multipack-tin'
  | 'multipack-pouch'
  | 'sachet'
  | 'bottle'
  | 'brush'
  | 'bowl'
  | 'box'
  | 'toy'
  | 'mat'
  | 'slow-bowl'
  | 'double-bowl'
  | 'fountain'
  | 'scale'
  | 'scoop'
  | 'lid'
  | 'pouch-belt'
  | 'treat-toy'
  | 'blanket';

export interface PackArt {
  kind: PackKind;
  species: Species;
  range: Range;
  /** Small line above the recipe, such as "Chien adulte". */
  eyebrow: string;
  /** Name of the recipe, one or two lines once broken. */
  recipe: string;
  claim: string;
  /** Net weight as shown, such as "12 kg" or "6 × 400 g". */
  weight: string;
  /** Grams of food in it: a bag of 12 kg is drawn bigger than one of 1,5 kg. Middle size by default. */
  grams?: number;
  /** Pieces sold together: a case of twelve is drawn as twelve. 1 by default. */
  units?: number;
  /** What is inside, for the nearer views; by default what such a pack usually holds. */
  content?: 'kibble' | 'chunks' | 'treats';
  /** Name of a coat; the seed chooses one otherwise. */
  coat?: string;
  /** Dogs only: tombantes, dressees or bouton; the seed chooses otherwise. */
  ears?: string;
  seed: number;
}

/** All product pictures share this canvas. */
export const canvas = { width: 1000, height: 1250 } as const;
