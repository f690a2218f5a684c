import type { UnitOfWork } from '#registry/schema.ts';
import type { ProviderEvent } from './provider.ts';
import { findAttemptOfCharge } from './queries.ts';

/**
 * Keeps a provider's message, once, and asks for its attempt to be settled. The message itself is
 * never believed: whoever settles asks the provider (REL-61, REL-64). One about no charge is let go.
 */
export async function recordEvent(
  work: UnitOfWork,
  provider: string,
  event: ProviderEvent,
): Promise<void> {
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

/** A charge nobody here knows is kept under the provider's own name for it. */
async function hashOf(work: UnitOfWork, reference: string | null): Promise<string | null> {
  if (!reference) return null;
  return (await findAttemptOfCharge(work.tx, reference))?.hash ?? reference;
}

/** Marks the messages about an attempt as dealt with. */
export async function closeEvents(work: UnitOfWork, hash: string): Promise<void> {
  await work.tx
    .updateTable('payment_events')
    .set({ state: 'handled' })
    .where('attempt_hash', '=', hash)
    .where('state', '=', 'parked')
    .execute();
}
