export { openClaim, settleClaim } from './open-claim.ts';
export { receiveReturned, takeIn } from './take-in.ts';
