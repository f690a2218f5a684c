export {
  CLAIM_KINDS,
  CLAIM_STATES,
  type ClaimKind,
  GUARANTEE,
  OUTCOMES,
  OWN_RETURN_REASONS,
  RETURN_REASONS,
  RETURN_STATES,
  type ReturnReason,
  SETTLEMENTS,
} from './claim-kinds.ts';
export { resendable } from './resendable.ts';
export { returnable } from './returnable.ts';
