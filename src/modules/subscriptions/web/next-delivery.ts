import { fullDate, longDate } from '#i18n/dates.ts';
import type { SubscriptionShape } from '../contracts.ts';
import { t } from './web-words.ts';

type Dated = Pick<
  SubscriptionShape,
  | 'status'
  | 'nextShippingDate'
  | 'nextDeliveryState'
  | 'waitsUntil'
  | 'modificationLimitDate'
  | 'editable'
  | 'shipNow'
  | 'pausedUntil'
  | 'stoppedAt'
>;

/** The end of a subscription under notice, as text; null without notice (SUB-02). */
export function endingText({
  endsOn,
  laterTotal,
  nextShippingDate,
}: Pick<SubscriptionShape, 'endsOn' | 'laterTotal' | 'nextShippingDate'>): string | null {
  if (endsOn === null) return null;
  const date = fullDate(endsOn);
  return laterTotal === null && nextShippingDate
    ? t('card.endsLast', { date, shipping: longDate(nextShippingDate) })
    : t('card.ends', { date });
}

/** The next dispatch date of a subscription and the deadline for changes, as text. */
export function nextDelivery(subscription: Dated): { title: string; detail: string | null } {
  const { status, nextShippingDate, modificationLimitDate, shipNow } = subscription;
  if (status === 'stopped') {
    const { stoppedAt } = subscription;
    return { title: t('card.stopped', { date: fullDate(stoppedAt ?? '') }), detail: null };
  }
  if (status === 'paused') {
    const { pausedUntil } = subscription;
    const title = pausedUntil
      ? t('card.paused', { date: longDate(pausedUntil) })
      : t('card.pausedOpen');
    const back = pausedUntil && nextShippingDate;
    return { title, detail: back ? t('card.on', { date: longDate(back) }) : null };
  }
  const { nextDeliveryState: state, waitsUntil } = subscription;
  const isRefused = status === 'awaiting_payment' || status === 'payment_failed';
  if (shipNow && !isRefused)
    return {
      title: t('card.shipNow', { date: longDate(shipNow.dueAt) }),
      detail: t('card.shipNowLocked'),
    };
  if (state === 'waiting' && nextShippingDate && waitsUntil)
    return {
      title: t('card.meant', { date: longDate(nextShippingDate) }),
      detail: t('card.waiting', { date: longDate(waitsUntil) }),
    };
  if (state !== 'planned' && nextShippingDate)
    return {
      title: t('card.meant', { date: longDate(nextShippingDate) }),
      detail: t(state === 'late' ? 'card.late' : 'card.paying'),
    };
  const title = nextShippingDate
    ? t('card.on', { date: longDate(nextShippingDate) })
    : t('card.next');
  const limit = modificationLimitDate && longDate(modificationLimitDate);
  const isOpen = subscription.editable && limit;
  return { title, detail: isOpen ? t('card.until', { date: limit }) : t('card.locked') };
}
