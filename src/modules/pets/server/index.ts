export { addAnimal } from './add-animal.ts';
export { nameChoices } from './name-choices.ts';
export { petsData } from './personal-data.ts';
