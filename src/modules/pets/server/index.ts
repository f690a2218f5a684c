export { addAnimal } from './add-animal.ts';
export { animalPath } from './animal-columns.ts';
export { findAnimalSheet, hasAnimal } from './animal-sheet.ts';
export { describeAnimals } from './describe-animals.ts';
export { type Eater, findEater, findEaters } from './find-eaters.ts';
export { type HeldAnimal, holdAnimals } from './hold-animals.ts';
export { nameChoices } from './name-choices.ts';
export { animalsData } from './personal-data.ts';
