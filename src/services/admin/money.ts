import type {
  BankMovement,
  OrderMoneyShape,
  RefundInput,
  RefundQuoteShape,
} from '#modules/checkout/admin-contracts.ts';
import type { AdminClient } from './client.ts';

const path = (number: string, rest: string) =>
  `/admin/orders/${encodeURIComponent(number)}/${rest}`;

/** What the team does with the money of an order. */
export const moneyCalls = (admin: AdminClient) => {
  const change = (number: string, rest: string, body: unknown, key: string | undefined) =>
    admin.change<OrderMoneyShape>({ method: 'POST', path: path(number, rest), body, key });
  return {
    read: (number: string) => admin.read<OrderMoneyShape>(path(number, 'money')),
    /** A cheque or a transfer arrived. */
    receive: (number: string, movement: BankMovement, key: string | undefined) =>
      change(number, 'receipts', movement, key),
    /** What came for nothing was sent back. */
    sendBack: (number: string, movement: BankMovement, key: string | undefined) =>
      change(number, 'returns', movement, key),
    /** What a refund would come to; does nothing. */
    quote: (number: string, body: Omit<RefundInput, 'reason' | 'expected'>) =>
      admin.change<RefundQuoteShape>({
        method: 'POST',
        path: path(number, 'refund-quotes'),
        body,
      }),
    refund: (number: string, refund: RefundInput, key: string | undefined) =>
      change(number, 'refunds', refund, key),
    /** The transfer of a pending refund was made. */
    transferred: (number: string, refund: string, key: string | undefined) =>
      change(number, `refunds/${encodeURIComponent(refund)}/transfer`, {}, key),
  };
};
