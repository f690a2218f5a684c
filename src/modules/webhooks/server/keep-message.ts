import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import type { EveryEventListener } from '#platform/jobs.ts';
import type { Tx } from '#registry/schema.ts';
import { isOffered, USUAL_EVENTS } from '../rules/index.ts';
import { storedOf, subjectOf } from './subjects.ts';

export const SEND_MESSAGES = 'send-messages';

type Keeping = Pick<Config, 'WEBHOOK_RECEIVER_URL'>;

/**
 * Stores a message for each receiver subscribed to an event, in the transaction of the change. Changes of one order
 * are serialised by its lock, so message ids are in the same order. Does nothing without a receiver.
 */
export const messageKeeper =
  (config: Keeping, clock: Pick<Clock, 'now'>): EveryEventListener =>
  async (tx: Tx, event, payload, send) => {
    if (!isOffered(event)) return;
    if (config.WEBHOOK_RECEIVER_URL) await addEnvironment(tx, clock.now());
    const receivers = await tx
      .selectFrom('webhooks')
      .select(['id', 'url'])
      .where('removed_at', 'is', null)
      .where((is) => is(is.val<string>(event), '=', is.fn.any('events')))
      .execute();
    const hearing = receivers.filter(({ url }) => url !== null || config.WEBHOOK_RECEIVER_URL);
    if (hearing.length === 0) return;
    const stored = storedOf(payload);
    await tx
      .insertInto('outgoing_messages')
      .values(
        hearing.map(({ id }) => ({
          webhook_id: id,
          event,
          subject: subjectOf(event, stored),
          order_id: typeof stored.orderId === 'number' ? stored.orderId : null,
          payload: JSON.stringify(stored),
          happened_at: new Date(clock.now().epochMilliseconds),
        })),
      )
      .execute();
    await send(SEND_MESSAGES, {});
  };

/** Adds the receiver of the environment like any other, on the first event. */
export async function addEnvironment(tx: Pick<Tx, 'insertInto'>, now: Temporal.Instant) {
  await tx
    .insertInto('webhooks')
    .values({
      name: 'Environnement',
      url: null,
      secret: null,
      events: [...USUAL_EVENTS],
      created_at: new Date(now.epochMilliseconds),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
