import type { BodyOf } from '#kit/operation.ts';
import * as checkout from '#modules/checkout/admin-operations.ts';
import type { AdminClient } from './client.ts';

type Key = string | undefined;
type Movement = BodyOf<typeof checkout.receivePayment>;

/** What the team does with the money of an order. */
export const moneyCalls = (admin: AdminClient) => ({
  read: (number: string) => admin.read(checkout.getOrderMoney, { params: { number } }),
  /** Records a received cheque or transfer. */
  receive: (number: string, body: Movement, key: Key) =>
    admin.change(checkout.receivePayment, { params: { number }, body, key }),
  /** Records that a surplus was sent back. */
  sendBack: (number: string, body: Movement, key: Key) =>
    admin.change(checkout.sendSurplusBack, { params: { number }, body, key }),
  /** Computes a refund without making it. */
  quote: (number: string, body: BodyOf<typeof checkout.quoteRefund>) =>
    admin.change(checkout.quoteRefund, { params: { number }, body }),
  refund: (number: string, body: BodyOf<typeof checkout.refundOrder>, key: Key) =>
    admin.change(checkout.refundOrder, { params: { number }, body, key }),
  /** Records that a pending refund was transferred. */
  transferred: (number: string, refund: string, key: Key) =>
    admin.change(checkout.recordRefundTransfer, { params: { number, refund }, body: {}, key }),
});
