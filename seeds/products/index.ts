import type { Product } from '../types.ts';
import { careGoods, supplements } from './care.ts';
import { catKibbleAdult, catKibbleNeeds } from './cat-kibble-adult.ts';
import { catKibbleKitten } from './cat-kibble-kitten.ts';
import { catKibbleOffShelf, catKibbleSenior } from './cat-kibble-senior.ts';
import { catKibbleSterilised } from './cat-kibble-sterilised.ts';
import { catPouches } from './cat-pouches.ts';
import { catAssortments, catTins } from './cat-tins-and-assortments.ts';
import { dogKibbleAdult } from './dog-kibble-adult.ts';
import { dogKibbleLarge, dogKibbleSmall } from './dog-kibble-by-size.ts';
import { dogKibbleNeeds } from './dog-kibble-needs.ts';
import { dogKibblePuppy } from './dog-kibble-puppy.ts';
import { dogKibbleFormer, dogKibbleSenior } from './dog-kibble-senior.ts';
import { dogPouches } from './dog-pouches.ts';
import { dogTins } from './dog-tins.ts';
import { samplesOf } from './samples.ts';
import { playAndRest, storage } from './storage-and-play.ts';
import { tableware } from './tableware.ts';
import { catTreats } from './treats-cat.ts';
import { dogTreats } from './treats-dog.ts';

const fullSize: Product[] = [
  ...dogKibblePuppy,
  ...dogKibbleAdult,
  ...dogKibbleSmall,
  ...dogKibbleLarge,
  ...dogKibbleNeeds,
  ...dogKibbleSenior,
  ...dogKibbleFormer,
  ...dogTins,
  ...dogPouches,
  ...dogTreats,
  ...catKibbleKitten,
  ...catKibbleAdult,
  ...catKibbleNeeds,
  ...catKibbleSterilised,
  ...catKibbleSenior,
  ...catKibbleOffShelf,
  ...catPouches,
  ...catTins,
  ...catAssortments,
  ...catTreats,
  ...supplements,
  ...careGoods,
  ...tableware,
  ...storage,
  ...playAndRest,
];

export const products: Product[] = [...fullSize, ...samplesOf(fullSize)];
