export { newsletterData } from './personal-data.ts';
