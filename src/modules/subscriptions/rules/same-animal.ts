/** The species a product is for. */
export type For = 'dog' | 'cat' | 'both';

/** Whether one product may replace another: never dog food for a cat, nor the reverse. */
export const isForTheSameAnimal = (goes: For, comes: For): boolean =>
  goes === comes || goes === 'both' || comes === 'both';
