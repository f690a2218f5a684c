export { figuresOf } from './figures-of.ts';
