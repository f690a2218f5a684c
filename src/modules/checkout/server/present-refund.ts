import type { RefundShape } from '../contracts.ts';
import type { Refund } from './refunds.ts';

/** A refund of the order at this path. */
export const presentRefund = (order: string, refund: Refund): RefundShape => ({
  '@id': `${order}/refunds/${refund.id}`,
  '@type': 'Refund',
  id: refund.id,
  amount: refund.amount,
  reason: refund.reason,
  state: refund.state,
  requestedAt: refund.requestedAt.toISOString(),
  doneAt: refund.doneAt?.toISOString() ?? null,
});
