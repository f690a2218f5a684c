import { t } from '#i18n/catalogue.server.ts';
import { longDate } from '#i18n/dates.ts';
import { localizedPath } from '#i18n/language.ts';
import { money } from '#i18n/money.ts';
import { defined } from '#kit/defined.ts';
import { dueOf, hasLeft } from '#modules/orders/rules/index.ts';
import { type Order, orderPart, seeOrder } from '#modules/orders/server/index.ts';
import type { MailContact } from '#ui/mail/frame.server.tsx';
import { renderNotice } from '#ui/mail/notice.server.tsx';
import { payPage } from './pay-page.ts';

const paramsOf = (order: Order) => ({
  number: order.number ?? '',
  amount: money(dueOf(order)),
  firstName: order.billingAddress?.firstName ?? '',
  method: t(`orders.paymentMethods.${order.payment?.methodCode}`).toLowerCase(),
});

/** Mail: the payment was captured before anything left, because its hold was about to end (PAY-07). */
export async function takenMail(order: Order, contact: MailContact) {
  const params = paramsOf(order);
  const say = (key: string) => t(`checkout.mails.taken.${key}`, params);
  const rendered = await renderNotice({
    preview: say('preview'),
    heading: say('heading'),
    paragraphs: [say('greeting'), say('body'), say('waits')],
    content: orderPart({ order, origin: contact.origin }),
    action: seeOrder(order, contact),
    sender: say('sender'),
    contact,
  });
  return { kind: 'payment-taken', subject: say('subject'), ...rendered };
}

/** Mail: the held payment could not be captured; how to pay, and the deadline if nothing has left. */
export async function lostMail(order: Order, contact: MailContact) {
  const { paymentDueAt } = order;
  const params = paramsOf(order);
  const say = (key: string, more = {}) => t(`checkout.mails.lost.${key}`, { ...params, ...more });
  const rendered = await renderNotice({
    preview: say('preview'),
    heading: say('heading'),
    paragraphs: defined([
      say('greeting'),
      say(hasLeft(order) ? 'gone' : 'waits'),
      paymentDueAt ? say('deadline', { date: longDate(paymentDueAt.toISOString()) }) : undefined,
    ]),
    content: orderPart({ order, origin: contact.origin }),
    action: {
      label: say('action'),
      url: contact.origin + localizedPath(payPage(order)),
      hint: say('hint'),
    },
    notes: [say('once')],
    sender: say('sender'),
    contact,
  });
  return { kind: 'payment-lost', subject: say('subject'), ...rendered };
}
