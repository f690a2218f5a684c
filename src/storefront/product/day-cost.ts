import { money } from '#i18n/money.ts';
import { words } from '#i18n/words.ts';
import type { ProposedDelivery } from '#modules/nutrition/contracts.ts';
import { centsPerDay, isRhythmFitting } from '#modules/nutrition/rules/index.ts';
import { frequencyLabel } from '#modules/orders/web/index.ts';
import messages from '../messages/day.fr.json';

const t = words(messages);

/** Interval of a subscription in days; null: bought once. */
export type Every = number | null;

/** Price of a plan's bags for this kind of purchase. */
export const costOf = (plan: ProposedDelivery, every: Every) =>
  (every !== null && plan.subscription) || plan.once;

/** Cost per day in cents, computed as in the guide (decision 0312). */
export function perDayOf(plan: ProposedDelivery, every: Every): number {
  const { goods, delivery } = costOf(plan, every);
  return centsPerDay({ goods, delivery: delivery ?? 0 }, { days: plan.days, every });
}

/** What there is to say of a subscription that costs a day more than buying once; null where it does not. */
export type Dearer = 'rhythm' | 'delivery' | null;

/** Whether its rhythm brings more than is eaten, or its delivery alone makes it dearer (decision 0361). */
export function whyDearer(plan: ProposedDelivery, every: Every): Dearer {
  const { once, subscription, days } = plan;
  if (every === null || !subscription) return null;
  const goods = { once: once.goods, subscription: subscription.goods };
  if (!isRhythmFitting(goods, { days, every })) return 'rhythm';
  return perDayOf(plan, every) > perDayOf(plan, null) ? 'delivery' : null;
}

/** « 1,42 € par jour, livraison comprise »; null for a rhythm that does not fit, of which no price is a day's. */
export function costText(plan: ProposedDelivery, every: Every): string | null {
  const { goods, delivery } = costOf(plan, every);
  const dearer = whyDearer(plan, every);
  if (dearer === 'rhythm') return null;
  const price = money(perDayOf(plan, every));
  if (dearer !== 'delivery') return t(delivery === null ? 'costGoods' : 'cost', { price });
  const goodsPerDay = centsPerDay({ goods, delivery: 0 }, { days: plan.days, every });
  return t('costDelivery', { price, delivery: money(perDayOf(plan, every) - goodsPerDay) });
}

/** « Un format de 4 kg dure 22 jours. » */
export const lastsText = ({ bags, days }: ProposedDelivery, format: string): string =>
  bags > 1 ? t('lastTogether', { bags, format, count: days }) : t('lasts', { format, count: days });

/**
 * The interval the cost is computed with: the chosen one, or the proposed one where the chosen one delivers more than is eaten.
 */
export const countedRhythm = (plan: ProposedDelivery, every: Every): Every =>
  whyDearer(plan, every) === 'rhythm' ? plan.frequency : every;

/** Text for an interval that delivers more than is eaten: proposes one that does not. */
export function tooOftenText(plan: ProposedDelivery, format: string): string {
  const { bags, frequency } = plan;
  if (whyDearer(plan, frequency) === 'rhythm') return t('noRhythm');
  return t('tooOften', { bags, format, frequency: frequencyLabel(frequency).toLowerCase() });
}
