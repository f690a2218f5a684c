export { GROUNDS } from './grounds.ts';
export { terminationList } from './team-list.ts';
