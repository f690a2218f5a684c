export {
  type AttemptAction,
  type AttemptState,
  attemptStates,
  isOver,
  isPaid,
} from './attempt-states.ts';
export { actionFor, type Charged, nextStep, type Outcome } from './outcome.ts';
export { isAbandoned, PATIENCE } from './patience.ts';
