import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import { raiseFinding } from '../findings.ts';
import { findUnsettled } from '../queries.ts';

/** Age after which a message about an unknown attempt becomes a finding. */
const ORPHAN_AFTER_MS = 24 * 3600 * 1000;

/**
 * Finds payments that no response, message or job has advanced, and queues their settlement. Messages about an
 * unknown attempt are retried, then reported (REL-63).
 */
export async function sweepPayments(appContext: AppContext): Promise<void> {
  const { db, clock, log } = appContext;
  const now = clock.now();
  const hashes = await findUnsettled(db, now, appContext.config.CAPTURE_AT === 'shipping');
  const parked = await db
    .selectFrom('payment_events')
    .select(['attempt_hash', 'event_id', 'received_at'])
    .where('state', '=', 'parked')
    .orderBy('received_at')
    .orderBy('event_id')
    .limit(500)
    .execute();
  const waiting = new Set([...hashes, ...parked.map((event) => event.attempt_hash)]);
  if (waiting.size === 0) return;
  const limit = new Date(now.epochMilliseconds - ORPHAN_AFTER_MS);
  await transact(appContext, async (work) => {
    for (const hash of waiting) await work.announce('payment.unsettled', { hash });
    const orphans = await work.tx
      .updateTable('payment_events')
      .set({ state: 'orphan' })
      .where('state', '=', 'parked')
      .where('received_at', '<=', limit)
      .returning(['event_id', 'type', 'attempt_hash'])
      .execute();
    for (const { event_id, type, attempt_hash } of orphans) {
      log.error({ eventId: event_id }, 'a charge at the provider belongs to no order');
      const details = { type, charge: attempt_hash };
      await raiseFinding(work, { kind: 'orphan_event', subject: event_id, details });
    }
  });
}
