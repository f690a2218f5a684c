export * from './refresh.ts';
