import { t } from '#i18n/catalogue.server.ts';
import { money } from '#i18n/money.ts';
import { defined } from '#kit/defined.ts';
import { lineDifferences } from '#modules/orders/rules/index.ts';
import { type Order, type OrderChange, orderPart, seeOrder } from '#modules/orders/server/index.ts';
import type { MailContact } from '#ui/mail/frame.server.tsx';
import { renderNotice } from '#ui/mail/notice.server.tsx';
import { isOffline } from '../../rules/index.ts';

const say = (key: string, params?: Record<string, string | number>) =>
  t(`checkout.mails.linesChanged.${key}`, params);

/** Somebody of the team changed what the order holds: what, why, and what becomes of the money (O-22). */
export async function linesChangedMail(order: Order, change: OrderChange, contact: MailContact) {
  const number = order.number ?? '';
  const { returned, reason, linesBefore, linesAfter, totalBefore, totalAfter } = change;
  const amounts = { before: money(totalBefore), after: money(totalAfter) };
  const rendered = await renderNotice({
    preview: say('preview', { number }),
    heading: say('heading'),
    paragraphs: defined([
      say('greeting', { firstName: order.billingAddress?.firstName ?? '' }),
      say('body', { number }),
      ...lineDifferences(linesBefore, linesAfter).map(difference),
      say('reason', { reason }),
      say(totalBefore === totalAfter ? 'sameTotal' : 'total', amounts),
      returned > 0
        ? say(`money.${wayOf(order)}`, { amount: money(returned), ...amounts })
        : undefined,
      say('wrong'),
    ]),
    content: orderPart({ order, origin: contact.origin }),
    action: seeOrder(order, contact),
    sender: say('sender'),
    contact,
  });
  return { kind: 'order-lines-changed', subject: say('subject', { number }), ...rendered };
}

function difference({ name, before, after }: ReturnType<typeof lineDifferences>[number]): string {
  if (before === 0) return say('added', { name, count: after });
  if (after === 0) return say('removed', { name, count: before });
  return say('pieces', { name, before, after });
}

/** How what is too much goes back. */
function wayOf({ payment }: Order): 'transfer' | 'refunded' | 'held' {
  if (isOffline(payment?.methodCode ?? '')) return 'transfer';
  return payment?.paidAt ? 'refunded' : 'held';
}
