export { GROUNDS } from './grounds.ts';
