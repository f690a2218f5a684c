export * from './device.ts';
export * from './refresh.ts';
