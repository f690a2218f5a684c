export * from './device.ts';
export * from './lockout.ts';
export * from './refresh.ts';
