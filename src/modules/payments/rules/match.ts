import type { Cents } from '#kit/money.ts';
import { type AttemptState, isOver, isPaid } from './attempt-states.ts';

/** What somebody's books say of one charge, in cents. */
export interface Books {
  captured: Cents;
  refunded: Cents;
  disputed: Cents;
}

/** Hours money is held where the provider does not say: seven days, as cards are. */
export const HELD_HOURS = 7 * 24;
/** It is taken a day before it runs out (PAY-07): held still half a day before, it will not be. */
const TOO_LATE_HOURS = 12;

export type ChargeVerdict =
  | 'agrees'
  /** Its next step is on its way: the sweeper sees to it. */
  | 'under_way'
  /** Money for which there is no order: to be given back. */
  | 'orphan'
  | 'disputed'
  /** A bank gave back what it had taken, or part of it. */
  | 'dispute_won'
  | 'differs'
  | 'held_too_long';

/** Whether both books say that as much was taken and given back, whatever a bank has of it. */
export const isMovedAlike = (
  theirs: Pick<Books, 'captured' | 'refunded'>,
  ours: Pick<Books, 'captured' | 'refunded'>,
): boolean => theirs.captured === ours.captured && theirs.refunded === ours.refunded;

/**
 * Compares a charge at the provider with what the ledger says of it; `attempt` is null for a charge
 * nobody here knows, `provider` for one the provider does not know.
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
