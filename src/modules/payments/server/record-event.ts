import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import type { ProviderEvent } from './provider.ts';
import { findAttemptOfCharge } from './queries.ts';

/**
 * Stores a provider's message, once, and queues the settlement of its attempt. The contents are never trusted:
 * settlement reads the state from the provider (REL-61, REL-64). A message about payouts leads to reading those;
 * others about no charge are dropped.
 */
export async function recordEvent(
  work: UnitOfWork,
  provider: string,
  event: ProviderEvent,
): Promise<void> {
  if (event.isOfPayout) return work.announce('payment.payout_told', { provider });
  const hash = event.key ?? (await hashOf(work, event.reference));
  if (!hash) return;
  const written = await work.tx
    .insertInto('payment_events')
    .values({
      provider,
      event_id: event.id,
      type: event.type,
      attempt_hash: hash,
      received_at: new Date(work.now.epochMilliseconds),
    })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!written) return;
  const isDispute = event.type.includes('disput');
  await work.announce(isDispute ? 'payment.dispute_told' : 'payment.unsettled', { hash });
}

/** For a charge unknown here, the provider's id of it. */
async function hashOf(work: UnitOfWork, reference: string | null): Promise<string | null> {
  if (!reference) return null;
  return (await findAttemptOfCharge(work.tx, reference))?.hash ?? reference;
}

/** Marks the messages about an attempt as processed. */
export async function closeEvents(db: Db | Tx, hash: string): Promise<void> {
  await db
    .updateTable('payment_events')
    .set({ state: 'handled' })
    .where('attempt_hash', '=', hash)
    .where('state', '=', 'parked')
    .execute();
}
