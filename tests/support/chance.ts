import { inject } from 'vitest';
import { seeded } from '../../art/paper/random.ts';

/** A random number generator with the seed of the run: `SEED=…` reproduces it. */
export const chance = (): (() => number) => seeded(inject('seed'));
