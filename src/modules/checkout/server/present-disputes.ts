import { inParis } from '#kit/dates.ts';
import type { Order } from '#modules/orders/server/index.ts';
import { findDisputesOf, findMandate } from '#modules/payments/server/index.ts';
import type { Db } from '#registry/schema.ts';

/** Disputes of an order, and the terms its customer accepted. */
export async function presentDisputes(db: Db, order: Order) {
  const [disputes, mandate] = await Promise.all([
    findDisputesOf(db, order.token),
    findMandate(db, order.token),
  ]);
  const number = order.number ?? '';
  return {
    '@id': `/api/v2/admin/orders/${number}/disputes`,
    '@type': 'OrderDisputes' as const,
    number,
    disputes: disputes.map((one) => ({
      id: one.id,
      amount: one.amount,
      reason: one.reason,
      state: one.state,
      isInquiry: one.is_inquiry,
      since: inParis(one.first_seen),
      dueAt: one.due_at && inParis(one.due_at),
      sentAt: one.sent_at && inParis(one.sent_at),
      sentBy: one.sent_by,
    })),
    terms: {
      version: order.termsVersion,
      acceptedAt: order.acceptedAt && inParis(order.acceptedAt),
    },
    mandate: mandate ? { text: mandate.text, acceptedAt: inParis(mandate.acceptedAt) } : null,
  };
}
