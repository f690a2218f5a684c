import type { Work } from '#schema.ts';
import type { ProviderEvent } from './provider.ts';

/**
 * Keeps a provider's message, once, and asks for its attempt to be settled. The message itself is
 * never believed: whoever settles asks the provider (REL-61, REL-64).
 */
export async function recordEvent(
  work: Work,
  provider: string,
  event: ProviderEvent,
): Promise<void> {
  const written = await work.tx
    .insertInto('payment_events')
    .values({
      provider,
      event_id: event.id,
      type: event.type,
      attempt_hash: event.key,
      received_at: new Date(work.now.epochMilliseconds),
    })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (written) await work.announce('payment.unsettled', { hash: event.key });
}

/** Marks the messages about an attempt as dealt with. */
export async function closeEvents(work: Work, hash: string): Promise<void> {
  await work.tx
    .updateTable('payment_events')
    .set({ state: 'handled' })
    .where('attempt_hash', '=', hash)
    .where('state', '=', 'parked')
    .execute();
}
