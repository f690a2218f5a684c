import { t } from '#i18n/catalogue.server.ts';
import { longDate, timeOfDay } from '#i18n/dates.ts';
import { localizedPath } from '#i18n/language.ts';
import { money } from '#i18n/money.ts';
import { defined } from '#kit/defined.ts';
import { lineDifferences } from '#modules/orders/rules/index.ts';
import { type Order, type OrderChange, orderPart, seeOrder } from '#modules/orders/server/index.ts';
import type { MailContact } from '#ui/mail/frame.server.tsx';
import { renderNotice } from '#ui/mail/notice.server.tsx';
import { isOffline } from '../../rules/index.ts';
import { payPage } from './pay-page.ts';

const say = (key: string, params?: Record<string, string | number>) =>
  t(`checkout.mails.linesChanged.${key}`, params);

/**
 * Mail after the team changed the lines of an order: what, why and how the money is settled; also
 * asks for the extra cost, or says that the change was undone because it was not paid (O-22).
 */
export async function linesChangedMail(order: Order, change: OrderChange, contact: MailContact) {
  const number = order.number ?? '';
  const { linesBefore, linesAfter, state } = change;
  const isAwaited = state === 'awaited';
  const rendered = await renderNotice({
    preview: say(`${state}.preview`, { number }),
    heading: say(`${state}.heading`),
    paragraphs: [
      say('greeting', { firstName: order.billingAddress?.firstName ?? '' }),
      say(`${state}.body`, { number }),
      ...lineDifferences(linesBefore, linesAfter).map(difference),
      ...moneyOf(order, change),
      say('wrong'),
    ],
    content: orderPart({ order, origin: contact.origin }),
    action: isAwaited
      ? {
          label: say('pay'),
          url: contact.origin + localizedPath(payPage(order)),
          hint: say('hint'),
        }
      : seeOrder(order, contact),
    sender: say('sender'),
    contact,
  });
  return { kind: 'order-lines-changed', subject: say(`${state}.subject`, { number }), ...rendered };
}

/** Reason of the change, new total, and how the money is settled. */
function moneyOf(order: Order, change: OrderChange): string[] {
  const { returned, reason, totalBefore, totalAfter, state } = change;
  const amounts = { before: money(totalBefore), after: money(totalAfter) };
  if (state === 'undone') return [say('undone.money', amounts)];
  if (state === 'awaited') {
    const due = order.paymentDueAt?.toISOString() ?? '';
    const until = { date: longDate(due), time: timeOfDay(due) };
    return [say('reason', { reason }), say('awaited.money', { ...amounts, ...until })];
  }
  return defined([
    say('reason', { reason }),
    say(totalBefore === totalAfter ? 'sameTotal' : 'total', amounts),
    returned > 0
      ? say(`money.${wayOf(order)}`, { amount: money(returned), ...amounts })
      : undefined,
  ]);
}

function difference({ name, before, after }: ReturnType<typeof lineDifferences>[number]): string {
  if (before === 0) return say('added', { name, count: after });
  if (after === 0) return say('removed', { name, count: before });
  return say('pieces', { name, before, after });
}

/** How the excess is refunded. */
function wayOf({ payment }: Order): 'transfer' | 'refunded' | 'held' {
  if (isOffline(payment?.methodCode ?? '')) return 'transfer';
  return payment?.paidAt ? 'refunded' : 'held';
}
