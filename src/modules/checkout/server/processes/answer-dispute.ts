import { createHash } from 'node:crypto';
import { refuse } from '#kit/refusal.ts';
import type { Order } from '#modules/orders/server/index.ts';
import { findAttempt, findDisputesOf, providerOf } from '#modules/payments/server/index.ts';
import type { AppContext } from '#registry/schema.ts';
import { evidenceOf } from '../evidence-of.ts';

/**
 * Sends the evidence of an order to the bank that disputes its charge: once for each request of the bank,
 * and final. Repeated with the same text it is idempotent; the caller records that it was sent.
 * @throws Refusal `dispute.unknown`, `dispute.answered`, `dispute.late`, `dispute.refused`, `dispute.unavailable`
 */
export async function answerDispute(
  appContext: AppContext,
  order: Order,
  id: string,
  text: string,
): Promise<void> {
  const { db, clock } = appContext;
  const dispute = (await findDisputesOf(db, order.token)).find((one) => one.id === id);
  const attempt = dispute && (await findAttempt(db, dispute.attempt_hash));
  if (!dispute || !attempt || attempt.provider === 'offline') throw refuse('dispute.unknown');
  if (dispute.state !== 'needs_response') throw refuse('dispute.answered');
  const now = clock.now().epochMilliseconds;
  if (dispute.due_at && dispute.due_at.getTime() < now) throw refuse('dispute.late');
  const evidence = evidenceOf(order, text);
  // Idempotency key: a double click sends one answer; another text, an inquiry that became a dispute, or
  // a further request of the bank, needs a new key.
  const words = createHash('sha256').update(JSON.stringify(evidence)).digest('hex').slice(0, 32);
  const kind = dispute.is_inquiry ? 'inquiry' : 'dispute';
  const sent = await providerOf(appContext, attempt).answerDispute(
    id,
    `${kind}-${id}-${dispute.request_number}-${words}`,
    evidence,
  );
  if (sent === 'refused') throw refuse('dispute.refused');
  if (sent === 'unknown') throw refuse('dispute.unavailable');
}
