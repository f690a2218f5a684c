import { money } from '#i18n/money.ts';
import { t } from './settings-words.ts';

export const freeFromOf = ({ freeFrom }: { freeFrom: number | null }): string =>
  freeFrom === null ? t('shipping.never') : money(freeFrom);

/** Business days between dispatch and delivery. */
export const daysOf = ({ minDays, maxDays }: { minDays: number; maxDays: number }): string =>
  minDays === maxDays
    ? t('shipping.sameDays', { count: minDays })
    : t('shipping.span', { from: minDays, to: maxDays });
