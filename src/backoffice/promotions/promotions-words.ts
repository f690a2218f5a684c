import { shortDate } from '#i18n/dates.ts';
import { money } from '#i18n/money.ts';
import { percent } from '#i18n/numbers.ts';
import { words } from '#i18n/words.ts';
import { countryName } from '#modules/customers/web/index.ts';
import type { PromotionFileShape, PromotionRule } from '#modules/promotions/admin-contracts.ts';
import messages from '../messages/promotions.fr.json';

export const t = words(messages);

/** `5,00 € de remise`. */
export function rewardWords(rule: PromotionRule): string {
  switch (rule.kind) {
    case 'amount':
      return t('reward.amount', { amount: money(rule.amount) });
    case 'percent':
      return t('reward.percent', { rate: rateWords(rule.rate ?? 0) });
    case 'free_shipping':
      return t('reward.free_shipping');
    case 'free_product':
      return t('reward.free_product', {
        quantity: rule.giftQuantity ?? 1,
        variant: rule.giftVariant ?? '',
        value: money(rule.giftValue),
      });
  }
}

/** Hundredths of a percent as `12,5 %`. */
export const rateWords = (rate: number): string => percent(rate / 100);

/** Start and end. */
export function datesWords({ startsOn, endsOn }: Pick<PromotionRule, 'startsOn' | 'endsOn'>) {
  const from = startsOn ? shortDate(startsOn) : '';
  const until = endsOn ? shortDate(endsOn) : '';
  if (from && until) return t('dates.between', { from, until });
  if (from) return t('dates.from', { from });
  return until ? t('dates.until', { until }) : t('dates.always');
}

/** A product or category with its name. */
export interface Named {
  code: string;
  name: string;
}

/** Names of the products, categories and segments of a promotion. */
interface GoodsNamed {
  products: readonly Named[];
  categories: readonly Named[];
  segments?: readonly { id: number; name: string }[];
}

export type ShownPromotion = Omit<PromotionFileShape, 'goods'> & { goods: GoodsNamed };

/** The conditions on a cart, one sentence each. */
export function conditionWords(
  rule: PromotionRule,
  goods: GoodsNamed = {
    products: [],
    categories: [],
  },
): string[] {
  const named = (codes: readonly string[], all: readonly Named[]) =>
    codes.map((code) => all.find((one) => one.code === code)?.name ?? code).join(', ');
  const { products, categories, countries, channels, minimum } = rule;
  const { totalUses, usesPerCustomer } = rule;
  const said: (string | false)[] = [
    rule.firstOrderOnly && t('conditions.firstOrderOnly'),
    rule.segment !== null &&
      t('conditions.segment', {
        name: goods.segments?.find(({ id }) => id === rule.segment)?.name ?? `n° ${rule.segment}`,
      }),
    rule.subscriptionOnly && t('conditions.subscriptionOnly'),
    rule.deliveries !== null &&
      t(`conditions.deliveries.${rule.deliveriesFrom ?? 'order'}`, { count: rule.deliveries }),
    minimum !== null && t('conditions.minimum', { minimum: money(minimum) }),
    products.length > 0 && t('conditions.products', { list: named(products, goods.products) }),
    categories.length > 0 &&
      t('conditions.categories', { list: named(categories, goods.categories) }),
    countries.length > 0 &&
      t('conditions.countries', {
        list: countries.map(countryName).join(', '),
      }),
    channels.length > 0 &&
      t('conditions.channels', {
        list: channels.map((code) => t.translate(`site.${code}`)).join(', '),
      }),
    totalUses !== null && t('conditions.totalUses', { count: totalUses }),
    usesPerCustomer !== null && t('conditions.usesPerCustomer', { count: usesPerCustomer }),
  ];
  const remaining = said.filter((sentence) => sentence !== false);
  return remaining.length > 0 ? remaining : [t('conditions.none')];
}
