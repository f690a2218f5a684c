import type { Updateable } from 'kysely';
import type { UnitOfWork } from '#registry/schema.ts';
import { type AttemptAction, attemptStates } from '../rules/index.ts';
import type { Attempt } from './attempt.ts';
import { bookCapture } from './ledger.ts';
import { attemptColumns } from './queries.ts';
import type { PaymentAttemptsTable } from './tables.ts';

/** Sets whether the card of an attempt is saved when it pays. */
export async function setKeepsCard(
  work: UnitOfWork,
  { hash }: Attempt,
  isStored: boolean,
): Promise<void> {
  await work.tx
    .updateTable('payment_attempts')
    .set({ keeps_card: isStored })
    .where('hash', '=', hash)
    .execute();
}

/** Records the id under which the card of an attempt was saved. */
export async function setSavedCard(
  work: UnitOfWork,
  { hash }: Attempt,
  cardId: number,
): Promise<void> {
  await work.tx
    .updateTable('payment_attempts')
    .set({ kept_card_id: cardId })
    .where('hash', '=', hash)
    .execute();
}

type Facts = Omit<Updateable<PaymentAttemptsTable>, 'state' | 'updated_at'>;

/**
 * Applies a transition to a locked attempt, with the new facts, and returns it as it is now; captured money is booked
 * with it. Throws for an invalid transition.
 */
export async function moveAttempt(
  work: UnitOfWork,
  attempt: Attempt,
  action: AttemptAction,
  facts: Facts = {},
): Promise<Attempt> {
  const { hash, state } = attempt;
  const to = attemptStates.next(state, action);
  if (!to) throw new Error(`A payment attempt ${state} cannot ${action}`);
  const now = new Date(work.now.epochMilliseconds);
  const moved = await work.tx
    .updateTable('payment_attempts')
    .set({ ...facts, state: to, updated_at: now })
    .$if(to === 'authorized', (update) => update.set({ authorized_at: now }))
    .where('hash', '=', hash)
    .returning(attemptColumns)
    .executeTakeFirstOrThrow();
  if (to === 'captured') await bookCapture(work, attempt);
  return moved;
}
