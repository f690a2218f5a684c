export { ABORT_REASONS, type AbortReason } from './abort-reasons.ts';
export {
  ALERT_ACTORS,
  ALERT_CODES,
  type Alert,
  type AlertCode,
  alertsOf,
  type Circumstances,
} from './alerts.ts';
export {
  calendarDateAfter,
  comingDates,
  type DeliveryDates,
  dateRange,
  datesOf,
  followingAfter,
  isBeforeLimit,
  modificationLimit,
  plannedAfter,
  rhythmLater,
  weekLater,
} from './calendar.ts';
export { changeableUntil, type Editing, editRefusal, waitsForChoice } from './editable.ts';
export { type Ending, endingOf } from './ending.ts';
export { type CalledAfter, calledAfter, leavingWith, theOnlyEater } from './fed-animals.ts';
export { mayStop } from './minimum.ts';
export {
  AFTER_WAIT,
  type AfterWait,
  insteadRefusal,
  PLAN_B_CHOICES,
  type PlanBChoice,
  piecesCovered,
  piecesInstead,
  WAIT_DAYS,
  waitsUntil,
} from './plan-b.ts';
export { overLimit, shareOfReplaced, shareOfWanted } from './price-limits.ts';
export { followingInRhythm, openInRhythm } from './rhythm.ts';
export { isForTheSameAnimal } from './same-animal.ts';
export { shipNowDue } from './ship-now.ts';
export {
  type Actor,
  type CycleAction,
  type CycleState,
  cycleStates,
  HELD_FOR,
  type HeldFor,
  isRunning,
  type SubscriptionAction,
  type SubscriptionStatus,
  subscriptionStates,
} from './states.ts';
export { markThisTime } from './this-time.ts';
export {
  type Destination,
  fitsOneParcel,
  goTheSameWay,
  isNear,
  postageOf,
} from './together.ts';
export { undoRefusal } from './undo.ts';
