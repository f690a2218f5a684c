import { inject } from 'vitest';
import { seeded } from '../../art/paper/random.ts';

/** Numbers from 0 to 1, by the seed of the run: `SEED=…` brings the same ones again. */
export const chance = (): (() => number) => seeded(inject('seed'));
