import type { Cents } from '#kit/money.ts';
import { type AttemptState, isOver, isPaid } from './attempt-states.ts';

/** The amounts of one charge in one set of books, in cents. */
export interface Books {
  captured: Cents;
  refunded: Cents;
  disputed: Cents;
}

/** Hours an authorisation lasts if the provider does not say: seven days, as for cards. */
export const HELD_HOURS = 7 * 24;
/** Capture runs a day before expiry (PAY-07): half a day before it, it has failed. */
const TOO_LATE_HOURS = 12;

export type ChargeVerdict =
  | 'agrees'
  /** Its next step is pending: the periodic job handles it. */
  | 'under_way'
  /** Money without an order: to be refunded. */
  | 'orphan'
  | 'disputed'
  /** A bank returned what it had taken, or part of it. */
  | 'dispute_won'
  | 'differs'
  | 'held_too_long';

/** Whether both sets of books have the same amounts captured and refunded, apart from disputes. */
export const isMovedAlike = (
  theirs: Pick<Books, 'captured' | 'refunded'>,
  ours: Pick<Books, 'captured' | 'refunded'>,
): boolean => theirs.captured === ours.captured && theirs.refunded === ours.refunded;

/**
 * Compares a charge at the provider with the ledger; `attempt` is null for a charge unknown here, `provider` for one
 * the provider does not have.
 */
export function judgeCharge(
  attempt: { state: AttemptState; updatedAt: Date; heldUntil: Date | null } | null,
  provider: (Books & { held: Cents }) | null,
  ledger: Books | null,
  now: Temporal.Instant,
): ChargeVerdict {
  const theirs = provider ?? { held: 0, captured: 0, refunded: 0, disputed: 0 };
  const ours = ledger ?? { captured: 0, refunded: 0, disputed: 0 };
  const net = theirs.held + theirs.captured - theirs.refunded - theirs.disputed;
  if (!attempt) return net > 0 ? 'orphan' : 'agrees';
  if (!isOver(attempt.state)) {
    const { heldUntil, updatedAt } = attempt;
    const ends = heldUntil?.getTime() ?? updatedAt.getTime() + HELD_HOURS * 3_600_000;
    const hours = (ends - now.epochMilliseconds) / 3_600_000;
    return theirs.held > 0 && hours <= TOO_LATE_HOURS ? 'held_too_long' : 'under_way';
  }
  if (!isPaid(attempt.state) && net > 0) return 'orphan';
  if (theirs.disputed > ours.disputed) return 'disputed';
  const agrees = isMovedAlike(theirs, ours);
  if (agrees && theirs.disputed < ours.disputed) return 'dispute_won';
  return agrees ? 'agrees' : 'differs';
}
