import { lineKey } from '#modules/orders/rules/index.ts';
import { type DrawnFor, exampleOrder, type Order } from '#modules/orders/server/index.ts';
import type { MoneyMail } from '../rules/index.ts';
import {
  creditEndsMail,
  creditGivenMail,
  voucherEndsMail,
  voucherMail,
} from './emails/credit-mails.ts';
import { linesChangedMail } from './emails/lines-changed.ts';
import { lostMail, takenMail } from './emails/money-notices.ts';
import { paymentReminderMail } from './emails/payment-reminder.ts';
import { refundMail } from './emails/refund-notice.ts';

const AMOUNT = 2490;
const REASON = 'Un sac est arrivé percé';

/** Preview of an edited payment mail, with an example customer and order (O-16). */
export function drawMoneyMail(
  mail: MoneyMail,
  { contact, today, now }: DrawnFor,
): Promise<{ subject: string; text: string }> {
  const order = exampleOrder({ today, now });
  const sent = exampleOrder({ today, now, parcels: 1, isWhole: true });
  const { origin } = contact;
  const expiresOn = today.add({ days: 30 });
  const given = { firstName: 'Camille', amount: AMOUNT, reason: REASON, expiresOn, origin };
  const voucher = {
    code: 'GAM-4K7P-29XT',
    ending: '29XT',
    amount: AMOUNT,
    reason: REASON,
    expiresOn,
    origin,
  };
  const refunded = (credit: number, of: Order = sent) =>
    refundMail(
      of,
      {
        id: 0,
        orderId: 0,
        reason: REASON,
        units: {},
        shipping: false,
        amount: AMOUNT,
        credit,
        transactionId: 'example',
        state: 'done',
        requestedAt: new Date(now.epochMilliseconds),
        doneAt: new Date(now.epochMilliseconds),
        surplus: false,
      },
      contact,
    );
  const guest = { ...sent, customerId: null };
  const changed = (state: 'made' | 'awaited' | 'undone') => {
    const before = order.lines.map(({ variantCode, ...line }) => ({
      key: lineKey(variantCode, null),
      variantCode,
      productName: line.productName,
      variantName: line.variantName,
      quantity: line.quantity,
      total: line.total,
    }));
    return linesChangedMail(
      order,
      {
        id: 0,
        orderId: 0,
        linesBefore: before,
        linesAfter: before.map((line) => ({ ...line, quantity: line.quantity + 1 })),
        totalBefore: order.pricing.total,
        totalAfter: order.pricing.total + AMOUNT,
        returned: 0,
        reason: 'À votre demande, par téléphone',
        madeAt: new Date(now.epochMilliseconds),
        state,
      },
      contact,
    );
  };
  const unpaid = order.payment && {
    ...order,
    payment: { ...order.payment, methodCode: 'bank_transfer', paidAt: null, transactionId: null },
    paymentState: 'awaiting_payment' as const,
  };
  const draw = {
    payment_reminder: () => paymentReminderMail(unpaid ?? order, contact),
    payment_taken: () => takenMail(order, contact),
    payment_lost: () => lostMail(order, contact),
    payment_lost_gone: () => lostMail(sent, contact),
    refunded: () => refunded(0),
    refunded_credit: () => refunded(AMOUNT),
    refunded_both: () => refunded(1000),
    refunded_voucher: () => refunded(AMOUNT, guest),
    refunded_both_voucher: () => refunded(1000, guest),
    lines_made: () => changed('made'),
    lines_awaited: () => changed('awaited'),
    lines_undone: () => changed('undone'),
    credit_given: () => creditGivenMail(given),
    credit_ends: () => creditEndsMail(given),
    voucher: () => voucherMail(voucher),
    voucher_ends: () => voucherEndsMail(voucher),
  } satisfies Record<MoneyMail, () => Promise<{ subject: string; text: string }>>;
  return draw[mail]();
}
