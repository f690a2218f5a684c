import type { SellableVariant } from '#modules/catalog/server/index.ts';
import {
  capOn,
  type PricedLine,
  type Promotion,
  type Reason,
  refusalOf,
  type Situation,
  startsLater,
} from '#modules/promotions/rules/index.ts';
import type { PromotionInForce } from '#modules/promotions/server/index.ts';
import { type CartProblem, problem } from './cart-problem.ts';
import { deliveryCountry, type Order } from './order.ts';

/** The facts promotions are evaluated on, except the use counts of each promotion. */
export function situationOf(
  order: Order,
  lines: readonly PricedLine[],
  today: Temporal.PlainDate,
  { previousOrders, segments }: Pick<Situation, 'previousOrders' | 'segments'>,
): Omit<Situation, 'uses'> {
  const isRenewal = order.subscription !== null;
  return {
    today,
    country: deliveryCountry(order),
    lines,
    previousOrders,
    segments,
    appliedCoupons: [],
    isRenewal,
  };
}

/** Variants given by the promotions that apply to a cart, so that only their stock is checked. */
export const giftsOf = (
  inForce: readonly PromotionInForce[],
  situation: Omit<Situation, 'uses'>,
): string[] =>
  inForce.flatMap(({ promotion, uses }) =>
    promotion.reward.kind === 'free_product' &&
    !startsLater(promotion) &&
    !refusalOf(promotion, { ...situation, uses })
      ? [promotion.reward.variantCode]
      : [],
  );

/** The promotions in force, with those promised to the subscription of a delivery replacing their current version. */
export function withPromises(
  { promises }: Order,
  inForce: readonly PromotionInForce[],
): readonly PromotionInForce[] {
  if (promises.length === 0) return inForce;
  const promised = new Set(promises.map(({ code }) => code));
  const codesOf = (promotion: Promotion) =>
    inForce
      .filter((one) => one.promotion.code === promotion.code)
      .flatMap((one) => [one.promotion.couponCode ?? [], ...one.otherCodes].flat())
      .filter((code) => code !== promotion.couponCode);
  return [
    ...inForce.filter(({ promotion }) => !promised.has(promotion.code)),
    ...promises.map((promotion) => ({
      promotion,
      uses: { total: 0, byCustomer: 0 },
      otherCodes: codesOf(promotion),
    })),
  ];
}

interface Judged {
  promotions: readonly Promotion[];
  /** Applies to this order, but takes effect from the next delivery on. */
  later: readonly Promotion[];
  /** Promised, but not applicable to the contents of this delivery: the promise stays open. */
  retained: ReadonlyMap<Promotion, Reason | null>;
  problems: readonly CartProblem[];
}

/** Decides which promotions a cart gets; entered coupons that are refused become problems. */
export function judgePromotions(
  order: Order,
  inForce: readonly PromotionInForce[],
  situation: Omit<Situation, 'uses'>,
  variants: ReadonlyMap<string, SellableVariant>,
): Judged {
  const promotions: Promotion[] = [];
  const later: Promotion[] = [];
  const stored = new Map<Promotion, Reason | null>();
  const left = leftBeside(order, variants);
  const problems: CartProblem[] = [];
  for (const { promotion, uses } of inForce) {
    const refused = refusalOf(promotion, { ...situation, uses });
    if (!refused && startsLater(promotion)) later.push(promotion);
    else if (!refused && giftIsThere(promotion, left)) promotions.push(promotion);
    else if (promotion.promise) stored.set(promotion, refused);
    else if (!refused) problems.push(problem('gift_unavailable', about(promotion)));
    else if (promotion.couponCode)
      problems.push(
        problem('promotion_withdrawn', {
          ...about(promotion),
          reason: refused.code,
          now: promotion.conditions.minimum,
        }),
      );
  }
  const existing = new Set(inForce.map(({ promotion }) => promotion.couponCode));
  const others = new Set(inForce.flatMap(({ otherCodes }) => otherCodes));
  for (const couponCode of order.couponCodes) {
    if (existing.has(couponCode)) continue;
    const reason = others.has(couponCode) ? 'coupon.same_promotion' : 'coupon.invalid';
    problems.push(problem('promotion_withdrawn', { couponCode, reason }));
  }
  return { promotions, later, retained: stored, problems };
}

const about = ({ couponCode, reward }: Promotion) => ({
  couponCode,
  variantCode: reward.kind === 'free_product' ? reward.variantCode : null,
});

/** Stock left after the lines of an order: sold pieces have priority over gifts. */
function leftBeside(order: Order, variants: ReadonlyMap<string, SellableVariant>) {
  const left = new Map([...variants.values()].map(({ code, onHand }) => [code, onHand]));
  for (const { variantCode, quantity } of order.lines)
    left.set(variantCode, (left.get(variantCode) ?? 0) - quantity);
  return left;
}

/** Reserves the gift of a promotion from the remaining stock; false when there is too little. */
function giftIsThere({ reward }: Promotion, left: Map<string, number>): boolean {
  if (reward.kind !== 'free_product') return true;
  const after = (left.get(reward.variantCode) ?? 0) - reward.quantity;
  if (after < 0) return false;
  left.set(reward.variantCode, after);
  return true;
}

/** A line in the form that promotion rules evaluate. */
export function promotionLine(
  line: Order['lines'][number],
  variant: SellableVariant | undefined,
  order: Order,
  today: Temporal.PlainDate,
): PricedLine {
  const onSubscription = line.subscriptionInterval !== null;
  const oneOff = variant?.unitPrice ?? line.originalUnitPrice;
  return {
    productCode: line.productSku,
    categories: variant?.categoryPaths ?? [],
    quantity: line.quantity,
    onSubscription,
    consumerUnitPrice: oneOff,
    unitPrice: onSubscription ? (variant?.subscriptionUnitPrice ?? line.unitPrice) : oneOff,
    cap: capOn(order.channelCountries[0] as string, line.taxCategory, today),
  };
}
