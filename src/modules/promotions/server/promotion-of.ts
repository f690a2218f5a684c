import { defined } from '#kit/defined.ts';
import type { Violation } from '#kit/refusal.ts';
import type { PromotionEdit } from '../admin-contracts.ts';
import type { Conditions, Promotion, Reward } from '../rules/index.ts';
import type { Goods } from './find-goods.ts';

/** Violations that involve several fields. */
export function violationsOf(draft: PromotionEdit, existing: Goods): Violation[] {
  const { startsOn, endsOn, kind, products, categories } = draft;
  const missing = (named: readonly string[], found: Goods['products']) =>
    named.filter((one) => !found.some(({ code }) => code === one)).join(', ');
  const noProducts = missing(products, existing.products);
  const noCategories = missing(categories, existing.categories);
  const nothing = missingReward(draft);
  return defined([
    startsOn && endsOn && startsOn > endsOn
      ? { propertyPath: 'endsOn', code: 'promotion.dates' }
      : undefined,
    nothing ? { propertyPath: nothing, code: 'promotion.nothing_given' } : undefined,
    kind === 'free_product' && draft.giftVariant !== null && existing.giftPrice === null
      ? { propertyPath: 'giftVariant', code: 'promotion.gift_missing' }
      : undefined,
    noProducts
      ? {
          propertyPath: 'products',
          code: 'promotion.no_such_goods',
          params: { missing: noProducts },
        }
      : undefined,
    noCategories
      ? {
          propertyPath: 'categories',
          code: 'promotion.no_such_goods',
          params: { missing: noCategories },
        }
      : undefined,
  ]);
}

/** The field that is missing for the chosen kind of reward, or null. */
function missingReward({ kind, amount, rate, giftVariant }: PromotionEdit): string | null {
  if (kind === 'amount' && amount === null) return 'amount';
  if (kind === 'percent' && rate === null) return 'rate';
  return kind === 'free_product' && giftVariant === null ? 'giftVariant' : null;
}

const day = (text: string | null) => (text === null ? null : Temporal.PlainDate.from(text));

/** The promotion that a draft describes. */
export function promotionOf(
  code: string,
  draft: PromotionEdit,
  giftPrice: number | null,
): Omit<Promotion, 'version'> {
  const { firstOrderOnly, subscriptionOnly, minimum, totalUses, usesPerCustomer } = draft;
  const { products, categories, countries, segment } = draft;
  const { deliveries: count, deliveriesFrom } = draft;
  const deliveries = count === null ? null : { count, from: deliveriesFrom ?? 'order' };
  const conditions: Conditions = {
    deliveries,
    firstOrderOnly,
    subscriptionOnly,
    minimum,
    totalUses,
    usesPerCustomer,
    segment,
    products,
    categories,
    countries,
  };
  const { name, priority, exclusive } = draft;
  return {
    code,
    name,
    couponCode: null,
    priority,
    exclusive,
    conditions,
    startsOn: day(draft.startsOn),
    endsOn: day(draft.endsOn),
    reward: rewardOf(draft, giftPrice ?? 0),
  };
}

function rewardOf({ kind, ...draft }: PromotionEdit, value: number): Reward {
  switch (kind) {
    case 'amount':
      return { kind, amount: draft.amount ?? 0 };
    case 'percent':
      return { kind, rate: draft.rate ?? 0 };
    case 'free_shipping':
      return { kind };
    case 'free_product':
      return {
        kind,
        variantCode: draft.giftVariant ?? '',
        value,
        quantity: draft.giftQuantity ?? 1,
      };
  }
}
