export { cardSheet } from './card-sheet.ts';
export { peopleSheet } from './people-sheet.ts';
export { portabilityData } from './personal-data.ts';
