export * from './answers.ts';
export * from './bowl-clock.ts';
export * from './propose-date.ts';
export * from './terms.ts';
