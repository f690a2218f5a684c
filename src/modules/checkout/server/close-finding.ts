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
 * Closes a finding reviewed by the team. A dispute closed as won releases its order; one closed as
 * lost keeps the order as it is and writes its money off. False when there is no such open finding.
 * @throws Refusal `finding.outcome` when a dispute is closed without an outcome, or another finding
 * with one.
 */
export async function closeFindingOfOrder(
  work: UnitOfWork,
  id: number,
  closing: Closing,
): Promise<boolean> {
  const finding = await findOpenFinding(work.tx, id);
  const token = finding?.details.order;
  // The order is always locked first, so that transactions cannot deadlock.
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
 * After a dispute is won: refunds a cancelled order, which was blocked by the dispute. Refunds
 * already requested are retried automatically.
 */
export async function releaseDisputed(work: UnitOfWork, orderToken: string): Promise<void> {
  const order = await lockOrder(work, orderToken);
  if (order?.state === 'cancelled')
    await work.announce('refund.of_cancelled', { orderId: order.id });
}
