import type { UnitOfWork } from '#registry/schema.ts';
import { actionFor, attemptStates, type Outcome } from '../rules/index.ts';
import type { Attempt } from './attempt.ts';
import { moveAttempt } from './move-attempt.ts';

/**
 * Applies the provider's report to a locked attempt, if it changes anything, and returns the current attempt. Reports
 * received twice, late or out of order change nothing (REL-61).
 */
export async function recordOutcome(
  work: UnitOfWork,
  attempt: Attempt,
  outcome: Outcome,
): Promise<Attempt> {
  const action = actionFor(attempt.state, outcome);
  if (attempt.state === 'open' && outcome.status === 'open')
    return recordCard(work, attempt, outcome.card);
  if (!action || !attemptStates.can(attempt.state, action)) return attempt;
  if ('amount' in outcome && outcome.amount !== attempt.amount)
    throw new Error(`The provider charges ${outcome.amount} for attempt of ${attempt.amount}`);
  return moveAttempt(work, attempt, action, factsOf(outcome));
}

/** Saves the entered card, so that a page can show it before the payment. */
async function recordCard(
  work: UnitOfWork,
  attempt: Attempt,
  card: Attempt['card'],
): Promise<Attempt> {
  await work.tx
    .updateTable('payment_attempts')
    .set({ card: card && JSON.stringify(card) })
    .where('hash', '=', attempt.hash)
    .execute();
  return { ...attempt, card };
}

function factsOf(outcome: Outcome) {
  if (!('reference' in outcome)) return {};
  return {
    provider_reference: outcome.reference,
    card: outcome.card && JSON.stringify(outcome.card),
    redirect_url: outcome.status === 'requires_action' ? outcome.redirectUrl : null,
    held_until: outcome.heldUntil ? new Date(outcome.heldUntil.epochMilliseconds) : null,
    error_code: outcome.status === 'declined' ? outcome.code : undefined,
    error_message: outcome.status === 'declined' ? outcome.message : undefined,
  };
}
