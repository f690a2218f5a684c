export { minutesUntilNext } from './next-attempt.ts';
