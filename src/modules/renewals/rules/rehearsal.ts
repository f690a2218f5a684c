export const REHEARSAL_OUTCOMES = [
  'charged',
  'free',
  'waits',
  'product',
  'pickup_point',
  'carrier',
  'card',
] as const;
/** Expected result of a renewal: charge the card, charge nothing, wait for goods, or an obstacle. */
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
/** Actual result of a renewal, with the reason when it differs from the rehearsal. */
export type RehearsalEnd = (typeof REHEARSAL_ENDS)[number];

interface Became {
  /** The rehearsed civil day. */
  day: string;
  /** Null when it was not rehearsed. */
  rehearsed: { outcome: RehearsalOutcome; total: number } | null;
  /** Civil day of the first charge, and whether the bank refused it. */
  triedOn: string | null;
  isRefused: boolean;
  /** Total of its order in cents, once there is one. */
  total: number | null;
  shippingDate: string;
  cycleState: string;
  isStopped: boolean;
  isWaiting: boolean;
  /** The subscription was changed between rehearsal and charge. */
  isChanged: boolean;
}

/** Compares the result of a delivery with its rehearsal. */
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
