import { fullDate } from '#i18n/dates.ts';
import type { DeliveryLinkShape } from '#modules/renewals/contracts.ts';
import { t } from './delivery-link-words.ts';

const day = (date: string | null) => (date ? fullDate(date) : '');

/** What was done by a link, and what became of it since. */
export function doneText({
  action,
  shippingDate,
  movedTo,
  nextShippingDate: next,
  isPaying,
}: DeliveryLinkShape): string[] {
  const done = t(`done.${action}`, { from: day(shippingDate), to: day(movedTo) });
  if (action === 'ship_now') return isPaying ? [done, t('done.paying')] : [done];
  const isSince = next !== null && next !== movedTo;
  return isSince ? [done, t('done.since', { next: day(next) })] : [done];
}

/** Why a link does nothing any more. */
export function closedText({ state, nextShippingDate, limitDate }: DeliveryLinkShape): string[] {
  if (state === 'open' || state === 'done') return [];
  return [t(`closed.${state}`, { next: day(nextShippingDate), limit: day(limitDate) })];
}
