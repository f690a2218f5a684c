import type { Cents } from '#kit/money.ts';
import { sum } from '#kit/money.ts';
import type { RefusalParams } from '#kit/refusal.ts';
import type { PromotionRefusal } from '../contracts.ts';
import { applies, needsSubscription, type PricedLine, type Promotion } from './promotion.ts';

/** The cart and customer that a promotion is checked against. */
export interface Situation {
  today: Temporal.PlainDate;
  /** Delivery country; the site's own while no address is entered. */
  country: string;
  lines: readonly PricedLine[];
  /** Number of earlier orders; null while the customer is unknown. */
  previousOrders: number | null;
  /** Of the segments promotions name, those the customer is in; null when a placed order is priced again. */
  segments: ReadonlySet<number> | null;
  uses: { total: number; byCustomer: number };
  /** Coupons the cart already has; empty when a cart is checked again. */
  appliedCoupons: readonly string[];
  /** A later delivery of a subscription: promotions for its first deliveries were promised before. */
  isRenewal: boolean;
}

export interface Reason {
  code: PromotionRefusal;
  params: RefusalParams;
}

type Condition = (promotion: Promotion, situation: Situation) => PromotionRefusal | null;

const alreadyApplied: Condition = ({ couponCode }, { appliedCoupons }) =>
  couponCode !== null && appliedCoupons.includes(couponCode) ? 'coupon.already_applied' : null;

const notStarted: Condition = ({ startsOn }, { today }) =>
  startsOn && Temporal.PlainDate.compare(today, startsOn) < 0 ? 'coupon.not_started' : null;

const expired: Condition = ({ endsOn }, { today }) =>
  endsOn && Temporal.PlainDate.compare(today, endsOn) > 0 ? 'coupon.expired' : null;

const otherCountry: Condition = ({ conditions: { countries } }, { country }) =>
  countries.length > 0 && !countries.includes(country) ? 'coupon.country' : null;

const notFirstOrder: Condition = ({ conditions }, { previousOrders }) =>
  conditions.firstOrderOnly && (previousOrders ?? 0) > 0 ? 'coupon.first_order_only' : null;

const notMember: Condition = ({ conditions: { segment = null } }, { segments }) =>
  segment !== null && segments !== null && !segments.has(segment) ? 'coupon.segment' : null;

const notPromised: Condition = ({ conditions: { deliveries } }, { isRenewal }) =>
  deliveries && isRenewal ? 'coupon.first_deliveries' : null;

const noSubscription: Condition = ({ conditions }, { lines }) =>
  needsSubscription(conditions) && !lines.some((line) => line.onSubscription)
    ? 'coupon.subscription_only'
    : null;

const noSuchProduct: Condition = ({ conditions }, { lines }) =>
  lines.some((line) => applies(conditions, line)) ? null : 'coupon.not_applicable';

const belowMinimum: Condition = ({ conditions }, { lines }) =>
  goodsTotalOf(lines.filter((line) => applies(conditions, line))) < (conditions.minimum ?? 0)
    ? 'coupon.minimum'
    : null;

const usedByCustomer: Condition = ({ conditions: { usesPerCustomer } }, { uses }) =>
  usesPerCustomer !== null && uses.byCustomer >= usesPerCustomer ? 'coupon.used' : null;

const exhausted: Condition = ({ conditions: { totalUses } }, { uses }) =>
  totalUses !== null && uses.total >= totalUses ? 'coupon.exhausted' : null;

/** In the order refusals are reported: dates, then the customer, then what the shopper could change. */
const CONDITIONS: readonly Condition[] = [
  alreadyApplied,
  notStarted,
  expired,
  otherCountry,
  notPromised,
  notFirstOrder,
  notMember,
  usedByCustomer,
  exhausted,
  noSubscription,
  noSuchProduct,
  belowMinimum,
];

/**
 * For a promised promotion, only the contents and destination of the delivery are checked: it stays valid even if it
 * expired, was stopped or is used up since.
 */
const CONDITIONS_OF_A_PROMISE: readonly Condition[] = [
  otherCountry,
  noSubscription,
  noSuchProduct,
  belowMinimum,
];

/** The first reason to refuse a promotion, or null. Null stands for an unknown coupon. */
export function refusalOf(promotion: Promotion | null, situation: Situation): Reason | null {
  if (!promotion) return { code: 'coupon.invalid', params: {} };
  for (const condition of promotion.promise ? CONDITIONS_OF_A_PROMISE : CONDITIONS) {
    const code = condition(promotion, situation);
    if (code) return { code, params: paramsOf(promotion) };
  }
  return null;
}

/** Parameters of the refusal text: the code, and the minimum amount. */
function paramsOf({ couponCode, name, conditions }: Promotion): RefusalParams {
  return {
    coupon: couponCode ?? name,
    minimum: { cents: conditions.minimum ?? 0 },
  };
}

function goodsTotalOf(lines: readonly PricedLine[]): Cents {
  return sum(lines.map((line) => line.unitPrice * line.quantity));
}
