import { t } from '#i18n/catalogue.server.ts';
import { longDate } from '#i18n/dates.ts';
import { localizedPath } from '#i18n/language.ts';
import { money } from '#i18n/money.ts';
import { dueOf } from '#modules/orders/rules/index.ts';
import { type Order, orderPart } from '#modules/orders/server/index.ts';
import type { MailContact } from '#ui/mail/frame.server.tsx';
import { renderNotice } from '#ui/mail/notice.server.tsx';
import { payPage } from './pay-page.ts';

/** Mail with an order taken by telephone, for the customer to read, accept and pay (W-14). */
export async function telephoneOrderMail(order: Order, contact: MailContact) {
  const params = {
    number: order.number ?? '',
    firstName: order.billingAddress?.firstName ?? '',
    amount: money(dueOf(order)),
    date: longDate(order.paymentDueAt?.toISOString() ?? ''),
  };
  const say = (key: string) => t(`checkout.mails.telephone.${key}`, params);
  const rendered = await renderNotice({
    preview: say('preview'),
    heading: say('heading'),
    paragraphs: [say('greeting'), say('body'), say('accept'), say('deadline')],
    content: orderPart({ order, origin: contact.origin, taxed: true }),
    action: {
      label: say('action'),
      url: contact.origin + localizedPath(payPage(order)),
      hint: say('hint'),
    },
    notes: [say('wrong')],
    sender: say('sender'),
    contact,
  });
  return { kind: 'telephone-order', subject: say('subject'), ...rendered };
}
