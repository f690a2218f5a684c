import { t } from '#i18n/catalogue.server.ts';
import { money } from '#i18n/money.ts';
import { defined } from '#kit/defined.ts';
import { type Order, orderPart, seeOrder } from '#modules/orders/server/index.ts';
import type { MailContact } from '#ui/mail/frame.server.tsx';
import { renderNotice } from '#ui/mail/notice.server.tsx';
import type { Refund } from '../refunds.ts';

/** Mail: a refund was paid; amount, content and means. */
export async function refundMail(order: Order, refund: Refund, contact: MailContact) {
  const params = {
    number: order.number ?? '',
    amount: money(refund.amount),
    credit: money(refund.credit),
    money: money(refund.amount - refund.credit),
    reason: refund.reason,
    firstName: order.billingAddress?.firstName ?? '',
    method: t(`orders.paymentMethods.${order.payment?.methodCode}`),
  };
  const say = (key: string) => t(`checkout.mails.refund.${key}`, params);
  const rendered = await renderNotice({
    preview: say('preview'),
    heading: say('heading'),
    paragraphs: [say('greeting'), say(bodyOf(refund, order.customerId === null)), say('reason')],
    content: orderPart({ order, origin: contact.origin }),
    action: seeOrder(order, contact),
    notes: defined([
      refund.credit < refund.amount ? say('delay') : undefined,
      refund.surplus ? undefined : documentNote(order, say),
    ]),
    sender: say('sender'),
    contact,
  });
  return { kind: 'order-refunded', subject: say('subject'), ...rendered };
}

/** Refund as money, store credit, or both; a guest gets the credit as a voucher. */
function bodyOf({ amount, credit }: Refund, isGuest: boolean) {
  if (credit === 0) return 'body';
  const body = credit === amount ? 'bodyCredit' : 'bodyBoth';
  return isGuest ? guestBodies[body] : body;
}

const guestBodies = { bodyCredit: 'bodyVoucher', bodyBoth: 'bodyBothVoucher' } as const;

/** A credit note follows an invoice: a cancelled order has neither. */
function documentNote({ shippingState }: Order, say: (key: string) => string) {
  if (shippingState === 'cancelled') return undefined;
  return say(shippingState === 'shipped' ? 'creditNote' : 'creditNoteLater');
}
