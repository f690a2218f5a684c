import type { Reason } from './eligibility.ts';
import { applies, type FirstDeliveries, type PricedLine, type Promotion } from './promotion.ts';

/** A promotion as promised, with the fields that apply to all its deliveries. */
export type PromisedTerms = Omit<Promotion, 'startsOn' | 'endsOn' | 'promise'>;

/** A promise made by an order to the subscriptions it starts, or held by the subscription of a delivery. */
export interface PromisedDeliveries {
  terms: PromisedTerms;
  /** Null in the first order, before its subscriptions exist. */
  promiseId: number | null;
  /** Intervals, in days, of the subscriptions it is for. */
  frequencies: readonly number[];
  /** Number of earlier deliveries that received it. */
  done: number;
  /** Whether this order receives it. */
  isGiven: boolean;
  /** Why this delivery does not receive it, when its contents are the reason. */
  reason: Reason | null;
}

/** A line as promotions see it, with its interval. */
interface RhythmicLine extends PricedLine {
  /** Days between deliveries; null: bought once. */
  subscriptionInterval: number | null;
}

/** Result of a promotion in the pricing of an order. */
export interface Outcome {
  isGiven: boolean;
  reason: Reason | null;
}

/**
 * The promises of an order. A first order promises the promotions it gives (`from: 'order'`) and those that begin
 * with the first renewal. A later delivery carries the open promises of its subscription, given or not: one not given
 * stays open for a later delivery.
 */
export function promisedDeliveries(
  promotions: readonly Promotion[],
  lines: readonly RhythmicLine[],
  outcomeOf: (promotion: Promotion) => Outcome,
): PromisedDeliveries[] {
  return promotions.flatMap((promotion) => {
    const { promise, conditions } = promotion;
    const { isGiven, reason } = outcomeOf(promotion);
    if (!conditions.deliveries || !(promise || isGiven || startsLater(promotion))) return [];
    const rhythms = lines
      .filter((line) => applies(conditions, line))
      .flatMap(({ subscriptionInterval }) => subscriptionInterval ?? []);
    return {
      terms: termsOf(promotion),
      promiseId: promise?.id ?? null,
      frequencies: [...new Set(rhythms)].toSorted((a, b) => a - b),
      done: promise?.done ?? 0,
      isGiven,
      reason,
    };
  });
}

/** Whether a promotion gives nothing on this order, because it begins with the first renewal. */
export const startsLater = ({ promise, conditions }: Promotion): boolean =>
  !promise && conditions.deliveries?.from === 'renewal';

/** Number of deliveries after this order that will receive it. */
export const deliveriesLeft = ({ terms, done, isGiven }: PromisedDeliveries): number =>
  (terms.conditions.deliveries as FirstDeliveries).count - done - (isGiven ? 1 : 0);

/** The promises still open after a delivery. */
export function promisesAfter(
  promises: readonly Promotion[],
  promised: readonly PromisedDeliveries[],
): Promotion[] {
  return promises.flatMap((promotion) => {
    const { promise, conditions } = promotion;
    if (!promise) return [];
    const isGiven = promised.some((one) => one.promiseId === promise.id && one.isGiven);
    const done = promise.done + (isGiven ? 1 : 0);
    const isLeft = (conditions.deliveries?.count ?? 0) > done;
    return isLeft ? [{ ...promotion, promise: { ...promise, done } }] : [];
  });
}

function termsOf({ startsOn: _, endsOn: __, promise: ___, ...terms }: Promotion): PromisedTerms {
  return terms;
}
