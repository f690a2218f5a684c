export { minutesUntilNext } from './next-attempt.ts';
export * from './offered-events.ts';
