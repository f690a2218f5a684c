import { createHash } from 'node:crypto';
import { refuse } from '#kit/refusal.ts';
import type { Order } from '#modules/orders/server/index.ts';
import { findAttempt, findDisputesOf, providerOf } from '#modules/payments/server/index.ts';
import type { AppContext } from '#registry/schema.ts';
import { evidenceOf } from '../evidence-of.ts';

/**
 * Sends the evidence of an order to the bank that disputes its charge: once for each time it asks, and for good. Sent again with the same
 * words it is one answer; the caller writes down that it was sent.
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
  // The same answer of two presses is one answer there; other words, a question that became a dispute, or what is asked
  // again, are another request.
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
