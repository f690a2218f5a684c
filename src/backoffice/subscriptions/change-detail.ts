import { shortDate } from '#i18n/dates.ts';
import { frequencyLabel } from '#modules/orders/web/index.ts';
import type { SubscriptionChangeShape } from '#modules/subscriptions/admin-contracts.ts';
import { t } from './subscriptions-words.ts';

type Change = Pick<SubscriptionChangeShape, 'details' | 'scope'>;

/** The details of a history entry as text. */
export function changeDetail({ details, scope }: Change): string {
  const text = (name: string) => (typeof details[name] === 'string' ? details[name] : null);
  const translated = (area: 'obstacle' | 'reason') => {
    const code = text(area);
    return code && t.translate(`history.${area}.${code}`);
  };
  const variant = text('variantCode');
  const { quantity, frequency } = details;
  const date = text('effectiveOn') ?? text('date');
  const until = text('until');
  return [
    variant && typeof quantity === 'number'
      ? t('history.detail.piece', { quantity, code: variant })
      : variant,
    text('products'),
    typeof frequency === 'number' && frequencyLabel(frequency),
    date && t('history.detail.on', { date: shortDate(date) }),
    until && t('history.detail.until', { date: shortDate(until) }),
    text('couponCode'),
    translated('obstacle'),
    translated('reason'),
    scope && t(`history.scope.${scope}`),
  ]
    .filter(Boolean)
    .join(' · ');
}
