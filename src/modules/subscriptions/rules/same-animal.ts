/** Whom a product is for. */
export type For = 'dog' | 'cat' | 'both';

/** Whether one product may take the place of another: never dog food for a cat, nor the other way. */
export const isForTheSameAnimal = (goes: For, comes: For): boolean =>
  goes === comes || goes === 'both' || comes === 'both';
