import { t } from '#i18n/catalogue.server.ts';
import { longDate } from '#i18n/dates.ts';
import { localizedPath } from '#i18n/language.ts';
import { money } from '#i18n/money.ts';
import { defined } from '#kit/defined.ts';
import { dueOf } from '#modules/orders/rules/index.ts';
import { type Order, orderPart, pageOfOrder, presentBlock } from '#modules/orders/server/index.ts';
import type { MailContact } from '#ui/mail/frame.server.tsx';
import { renderNotice } from '#ui/mail/notice.server.tsx';

/** Reminder of a cheque or transfer not received yet: amount, deadline and reference. */
export async function paymentReminderMail(order: Order, contact: MailContact) {
  const number = order.number ?? '';
  const params = {
    number,
    amount: money(dueOf(order)),
    firstName: order.billingAddress?.firstName ?? '',
    method: t(`orders.paymentMethods.${order.payment?.methodCode}`).toLowerCase(),
    date: longDate(order.paymentDueAt?.toISOString() ?? ''),
  };
  const block = presentBlock(order, null);
  const say = (key: string) => t(`checkout.mails.reminder.${key}`, params);
  const rendered = await renderNotice({
    preview: say('preview'),
    heading: say('heading'),
    paragraphs: defined([
      say('greeting'),
      say('preview'),
      block ? `${block.cause} ${block.nextStep}` : undefined,
      say('deadline'),
    ]),
    content: orderPart({ order, origin: contact.origin }),
    action: {
      label: say('action'),
      url: contact.origin + localizedPath(pageOfOrder(order)),
      hint: say('hint'),
    },
    notes: [say('crossed')],
    sender: say('sender'),
    contact,
  });
  return { kind: 'payment-reminder', subject: say('subject'), ...rendered };
}
