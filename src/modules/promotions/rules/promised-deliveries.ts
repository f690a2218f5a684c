import type { Reason } from './eligibility.ts';
import { applies, type FirstDeliveries, type PricedLine, type Promotion } from './promotion.ts';

/** A promotion as it stood when it was promised: what holds for every delivery it is given on. */
export type PromisedTerms = Omit<Promotion, 'startsOn' | 'endsOn' | 'promise'>;

/** What an order promises the subscriptions it starts, or what the subscription of a delivery has. */
export interface PromisedDeliveries {
  terms: PromisedTerms;
  /** Null until a subscription has it: the order that starts one is not placed yet. */
  promiseId: number | null;
  /** Rhythms, in days, of the subscriptions that get it. */
  frequencies: readonly number[];
  /** Deliveries before this one that it was given on. */
  done: number;
  /** This order is one of them. */
  isGiven: boolean;
  /** Why a delivery does not get what was promised, when what it holds is the reason. */
  reason: Reason | null;
}

/** A line as the promotions see it, and its rhythm. */
interface RhythmicLine extends PricedLine {
  /** Days between deliveries; null: bought once. */
  subscriptionInterval: number | null;
}

/** What became of a promotion when an order was priced. */
export interface Outcome {
  isGiven: boolean;
  reason: Reason | null;
}

/**
 * The promises an order carries. A first order promises what it gives (`from: 'order'`), and what
 * begins with the first renewal; a later delivery carries what its subscription was promised, whether
 * it gets it or not: what a delivery does not get stays for another.
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

/** Whether it gives nothing yet: its deliveries follow the order that is being made. */
export const startsLater = ({ promise, conditions }: Promotion): boolean =>
  !promise && conditions.deliveries?.from === 'renewal';

/** Deliveries it is still to be given on, after this order. */
export const deliveriesLeft = ({ terms, done, isGiven }: PromisedDeliveries): number =>
  (terms.conditions.deliveries as FirstDeliveries).count - done - (isGiven ? 1 : 0);

/** What is left of the promises to a subscription after a delivery that carried them. */
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
