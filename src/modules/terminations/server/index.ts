export { terminationsData } from './personal-data.ts';
