export { CLAIM_KINDS, CLAIM_STATES, type ClaimKind, OUTCOMES, SETTLEMENTS } from './claim-kinds.ts';
export { resendable } from './resendable.ts';
export { returnable } from './returnable.ts';
