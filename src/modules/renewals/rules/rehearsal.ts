export const REHEARSAL_OUTCOMES = [
  'charged',
  'free',
  'waits',
  'product',
  'pickup_point',
  'carrier',
  'card',
] as const;
/** What the renewal of a delivery would do: ask the card, ask nobody, wait, or meet an obstacle. */
export type RehearsalOutcome = (typeof REHEARSAL_OUTCOMES)[number];

export const REHEARSAL_ENDS = [
  'pending',
  'as_rehearsed',
  'refused',
  'changed',
  'repriced',
  'moved',
  'not_sent',
  'stopped',
  'waits',
  'unforeseen',
] as const;
/** What became of it, and why it is not what was rehearsed. */
export type RehearsalEnd = (typeof REHEARSAL_ENDS)[number];

interface Became {
  /** Civil day that was rehearsed. */
  day: string;
  /** Null: it was not rehearsed. */
  rehearsed: { outcome: RehearsalOutcome; total: number } | null;
  /** Civil day it was first charged on, and whether its bank refused. */
  triedOn: string | null;
  isRefused: boolean;
  /** Cents of its order, once there is one. */
  total: number | null;
  shippingDate: string;
  cycleState: string;
  isStopped: boolean;
  isWaiting: boolean;
  /** Somebody changed the subscription between the rehearsal and the charge. */
  isChanged: boolean;
}

/** Why a delivery became what it became, beside what was rehearsed of it. */
export function endOfRehearsal(became: Became): RehearsalEnd {
  const { day, rehearsed, triedOn, total, shippingDate, cycleState } = became;
  if (!rehearsed) return 'unforeseen';
  if (triedOn === day || cycleState === 'placed') {
    if (total !== null && total !== rehearsed.total)
      return became.isChanged ? 'changed' : 'repriced';
    return became.isRefused ? 'refused' : 'as_rehearsed';
  }
  if (became.isWaiting) return rehearsed.outcome === 'waits' ? 'as_rehearsed' : 'waits';
  if (became.isStopped) return 'stopped';
  if (cycleState === 'skipped' || cycleState === 'cancelled' || cycleState === 'failed')
    return isObstacle(rehearsed.outcome) ? 'as_rehearsed' : 'not_sent';
  return shippingDate > day ? 'moved' : 'pending';
}

const isObstacle = (outcome: RehearsalOutcome) =>
  outcome === 'product' || outcome === 'pickup_point' || outcome === 'carrier';
