import { createHmac } from 'node:crypto';
import type { JobDefinition } from '#platform/jobs.ts';
import type { AppContext } from './database.ts';
import { cardProviderKeys } from './keys.ts';

export type SendToShop = (request: Request) => Promise<Response>;

const ADDRESS = 'http://shop.internal/api/v2/payment/webhooks/sandbox';

/**
 * Sends the webhook of a charge; one that is not accepted is retried. A message that was held back
 * follows the first one sent, so it arrives out of order.
 */
export const sendCardWebhooks = (sendTo: (appContext: AppContext) => SendToShop) =>
  ({
    name: 'send-card-webhooks',
    async run(appContext, { id }) {
      await deliver(appContext, sendTo(appContext), id);
      const earlier = await appContext.db
        .selectFrom('standin_card_events as held')
        .innerJoin('standin_card_events as sent', 'sent.reference', 'held.reference')
        .innerJoin('standin_charges as charge', 'charge.reference', 'held.reference')
        .select('held.id')
        .where('sent.id', '=', id)
        .whereRef('held.position', '<', 'sent.position')
        .where('held.delivered_at', 'is', null)
        .where('charge.test_card', '=', 'reordered_webhooks')
        .orderBy('held.position', 'desc')
        .execute();
      for (const held of earlier) await deliver(appContext, sendTo(appContext), held.id);
    },
  }) satisfies JobDefinition<AppContext, { id: string }>;

async function deliver({ db, clock, config }: AppContext, send: SendToShop, id: string) {
  const event = await db
    .selectFrom('standin_card_events as event')
    .innerJoin('standin_charges as charge', 'charge.reference', 'event.reference')
    .select(['event.id', 'event.type', 'charge.idempotency_key as key'])
    .where('event.id', '=', id)
    .executeTakeFirst();
  if (!event) return;
  await post({ config, clock }, send, event);
  await db
    .updateTable('standin_card_events')
    .set({ delivered_at: new Date(clock.now().epochMilliseconds) })
    .where('id', '=', id)
    .execute();
}

/** Sends the webhook of a payout that the bank sent back. */
export const sendPayoutWebhooks = (sendTo: (appContext: AppContext) => SendToShop) =>
  ({
    name: 'send-payout-webhooks',
    run: (appContext, { id }) =>
      post(appContext, sendTo(appContext), { id: `evt_${id}`, type: 'payout.failed', key: null }),
  }) satisfies JobDefinition<AppContext, { id: string }>;

/** Sends a signed message. @throws Error when the shop does not accept it */
async function post(
  { clock, config }: Pick<AppContext, 'clock' | 'config'>,
  send: SendToShop,
  event: { id: string; type: string; key: string | null },
): Promise<void> {
  const now = clock.now();
  const seconds = Math.floor(now.epochMilliseconds / 1000);
  const body = JSON.stringify(event);
  const v1 = createHmac('sha256', cardProviderKeys(config).webhookSecret)
    .update(`${seconds}.${body}`)
    .digest('hex');
  const answer = await send(
    new Request(ADDRESS, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'payment-signature': `t=${seconds},v1=${v1}`,
      },
      body,
    }),
  );
  if (!answer.ok) throw new Error(`The shop answered ${answer.status} to ${event.type}`);
}
