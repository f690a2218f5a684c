export * from './lockout.ts';
export * from './refresh.ts';
