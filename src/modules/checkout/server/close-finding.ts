import { lockOrder } from '#modules/orders/server/index.ts';
import {
  bookDisputeLost,
  type Closing,
  closeFinding,
  findAttemptOfCharge,
  findOpenFinding,
  markWrittenOff,
} from '#modules/payments/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';

/**
 * Somebody looked at a finding. A dispute they say was won lets its order go by itself; one that was lost keeps it
 * as it is, and its money is written off. False when there is no such open finding.
 * @throws Refusal `finding.outcome` when a dispute is closed without saying how it ended, or another finding with
 */
export async function closeFindingOfOrder(
  work: UnitOfWork,
  id: number,
  closing: Closing,
): Promise<boolean> {
  const finding = await findOpenFinding(work.tx, id);
  const token = finding?.details.order;
  // The order is locked first, as everywhere.
  if (typeof token === 'string') await lockOrder(work, token);
  const isClosed = await closeFinding(work, id, closing);
  if (isClosed && closing.outcome === 'won' && typeof token === 'string')
    await releaseDisputed(work, token);
  const attempt = finding && (await findAttemptOfCharge(work.tx, finding.subject));
  if (isClosed && closing.outcome === 'lost' && attempt) {
    await markWrittenOff(work, finding.subject);
    await bookDisputeLost(work, attempt);
  }
  return isClosed;
}

/**
 * The dispute of an order is won: what it is owed as a cancelled one waited for this. A refund somebody asked for is
 * tried again by itself.
 */
export async function releaseDisputed(work: UnitOfWork, orderToken: string): Promise<void> {
  const order = await lockOrder(work, orderToken);
  if (order?.state === 'cancelled')
    await work.announce('refund.of_cancelled', { orderId: order.id });
}
