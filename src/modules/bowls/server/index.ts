export { readRations } from './read-rations.ts';
