export { addAnimal } from './add-animal.ts';
export { type FedTraits, findEaters } from './find-eaters.ts';
export { type HeldAnimal, holdAnimals } from './hold-animals.ts';
export { nameChoices } from './name-choices.ts';
export { petsData } from './personal-data.ts';
export { animalPath } from './pet-columns.ts';
export { type Eater, findEater } from './queries.ts';
