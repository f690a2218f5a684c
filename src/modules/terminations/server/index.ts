export { notifyTermination } from './notify-termination.ts';
export { terminationsData } from './personal-data.ts';
