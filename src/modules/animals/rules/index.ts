export * from './birthday.ts';
export * from './weight.ts';
