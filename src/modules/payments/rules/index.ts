export {
  type AttemptAction,
  type AttemptState,
  attemptStates,
  isOver,
  isPaid,
  isPending,
  PENDING_STATES,
} from './attempt-states.ts';
export { type CardExpiry, cardExpiry } from './card-expiry.ts';
export {
  DISPUTE_OUTCOMES,
  type DisputeOutcome,
  FINDING_KINDS,
  type FindingKind,
} from './finding-kinds.ts';
export { type Books, type ChargeVerdict, HELD_HOURS, isMovedAlike, judgeCharge } from './match.ts';
export {
  actionFor,
  type Charged,
  nextStep,
  type Outcome,
  type SetupOutcome,
} from './outcome.ts';
export { isAbandoned, STATE_TIMEOUT_SECONDS } from './state-timeouts.ts';
