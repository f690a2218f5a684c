import type { Product } from '../types.ts';
import { catKibbleSterilised } from './cat-kibble-sterilised.ts';
import { dogKibbleAdult } from './dog-kibble-adult.ts';
import { dogPouches, dogTins } from './dog-wet.ts';
import { dogTreats } from './treats-dog.ts';

export const products: Product[] = [
  ...dogKibbleAdult,
  ...dogTins,
  ...dogPouches,
  ...dogTreats,
  ...catKibbleSterilised,
];
