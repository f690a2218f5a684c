export { vetSheetsData } from './personal-data.ts';
