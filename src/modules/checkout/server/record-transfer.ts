import { refuse } from '#kit/refusal.ts';
import type { Order } from '#modules/orders/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { isOffline } from '../rules/index.ts';
import { recordRefundDone } from './record-refund.ts';
import { findRefunds } from './refunds.ts';

/**
 * Records that the team made the transfer of a pending refund of a locked order; `refundId`, when
 * given, must be that refund. Idempotent.
 * @throws Refusal `refund.no_transfer` when none is pending, or another.
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
