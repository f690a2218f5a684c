import { fullDate } from '#i18n/dates.ts';
import type { DeliveryLinkShape } from '#modules/renewals/contracts.ts';
import { t } from './delivery-link-words.ts';

const day = (date: string | null) => (date ? fullDate(date) : '');

/** What a link did, and what happened to it since. */
export function doneText(link: DeliveryLinkShape): string[] {
  const { action, shippingDate, movedTo, nextShippingDate: next, isPaying } = link;
  const done = t(`done.${action}`, { from: day(shippingDate), to: day(movedTo) });
  if (action === 'left') return [done, ...bowlTexts(link)];
  if (action === 'ship_now') return isPaying ? [done, t('done.paying')] : [done];
  const isSince = next !== null && next !== movedTo;
  return isSince ? [done, t('done.since', { next: day(next) })] : [done];
}

/** Until when each food lasts, and a better date than the one there is. */
function bowlTexts({ bowls, proposedDate, nextShippingDate: next }: DeliveryLinkShape): string[] {
  const lasts = bowls.map(({ productName: food, likely, from, until }) =>
    t('done.lasts', { food, likely: day(likely), earliest: day(from), latest: day(until) }),
  );
  if (!proposedDate || !next) return lasts;
  const key = proposedDate < next ? 'done.sooner' : 'done.later';
  return [...lasts, t(key, { next: day(next), date: day(proposedDate) })];
}

/** Why a link no longer works. */
export function closedText(link: DeliveryLinkShape): string[] {
  const { action, state, nextShippingDate, limitDate } = link;
  if (state === 'open' || state === 'done') return [];
  if (action === 'left' && state !== 'stopped') return [t('closed.unasked')];
  return [t(`closed.${state}`, { next: day(nextShippingDate), limit: day(limitDate) })];
}
