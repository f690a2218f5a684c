import { refuse } from '#kit/refusal.ts';
import type { Order } from '#modules/orders/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { isOffline } from '../rules/index.ts';
import { recordRefundDone } from './record-refund.ts';
import { findRefunds } from './refunds.ts';

/**
 * The team made the transfer that the pending refund of a locked order waits for; `refundId`, when
 * it is told, has to be that one. Told again, it does nothing.
 * @throws Refusal `refund.no_transfer` when none waits, or another.
 */
export async function recordTransfer(
  work: UnitOfWork,
  order: Order,
  refundId: number | null = null,
): Promise<void> {
  const refunds = await findRefunds(work.tx, order.id);
  if (refunds.some(({ id, state }) => id === refundId && state === 'done')) return;
  const pending = refunds.find(({ state }) => state === 'pending');
  const isMeant = pending && (refundId === null || pending.id === refundId);
  if (!isMeant || !isOffline(order.payment?.methodCode ?? '')) throw refuse('refund.no_transfer');
  await recordRefundDone(work, pending.id);
}
