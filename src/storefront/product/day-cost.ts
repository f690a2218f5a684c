import { money } from '#i18n/money.ts';
import { words } from '#i18n/words.ts';
import type { ProposedDelivery } from '#modules/nutrition/contracts.ts';
import { centsPerDay } from '#modules/nutrition/rules/index.ts';
import messages from '../messages/day.fr.json';

const t = words(messages);

/** How it is bought: days between two deliveries of a subscription; null: once. */
export type Every = number | null;

/** What is paid for the bags of a plan, bought like this. */
export const costOf = (plan: ProposedDelivery, every: Every) =>
  (every !== null && plan.subscription) || plan.once;

/** Cents a day, as the guide counts them (decision 0312). */
export function perDayOf(plan: ProposedDelivery, every: Every): number {
  const { goods, delivery } = costOf(plan, every);
  return centsPerDay({ goods, delivery: delivery ?? 0 }, { days: plan.days, every });
}

/**
 * A rhythm that comes before the food is eaten makes a day dearer than buying once: the days it is early,
 * and cents a day when each delivery is put off by them. Null where a subscription costs no more.
 */
export function earlyRhythm(plan: ProposedDelivery): { days: number; perDay: number } | null {
  const { subscription, frequency, days } = plan;
  if (!subscription || perDayOf(plan, frequency) <= perDayOf(plan, null)) return null;
  const { goods, delivery } = subscription;
  const perDay = centsPerDay({ goods, delivery: delivery ?? 0 }, { days, every: null });
  return days > frequency ? { days: days - frequency, perDay } : null;
}

/** « 1,42 € par jour, livraison comprise ». */
export function costText(plan: ProposedDelivery, every: Every): string {
  const { delivery } = costOf(plan, every);
  return t(delivery === null ? 'costGoods' : 'cost', { price: money(perDayOf(plan, every)) });
}

/** « Un format de 4 kg dure 22 jours. » */
export const lastsText = ({ bags, days }: ProposedDelivery, format: string): string =>
  bags > 1 ? t('lastTogether', { bags, format, count: days }) : t('lasts', { format, count: days });
