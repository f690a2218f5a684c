export { isInTime, refundBy, withdrawalDeadline } from './deadline.ts';
