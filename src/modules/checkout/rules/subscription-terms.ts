import type { Cents } from '#kit/money.ts';

interface Line {
  /** Days between deliveries; null: bought once. */
  subscriptionInterval: number | null;
  quantity: number;
  unitPrice: Cents;
  total: Cents;
}

/** What a shopper commits to for one rhythm (WDR-05). */
export interface SubscriptionTerms {
  interval: number;
  /** Products of one delivery at the subscription price, without delivery fees. */
  perDelivery: Cents;
  /** Products of the deliveries that are owed: this one, with its promotions, and the next. */
  commitment: Cents;
  /** Civil dates around which the next two deliveries come. */
  next: readonly [string, string];
}

/** Deliveries a subscription lasts at least, the first one included. */
export const LEAST_DELIVERIES = 2;

/** The terms of each rhythm in an order, shortest first; `firstDelivery` is a civil date. */
export function subscriptionTerms(
  lines: readonly Line[],
  firstDelivery: string,
): SubscriptionTerms[] {
  const first = Temporal.PlainDate.from(firstDelivery);
  const intervals = new Set(lines.flatMap((line) => line.subscriptionInterval ?? []));
  return [...intervals]
    .toSorted((a, b) => a - b)
    .map((interval) => {
      const own = lines.filter((line) => line.subscriptionInterval === interval);
      const sum = (of: (line: Line) => Cents) => own.reduce((all, line) => all + of(line), 0);
      const perDelivery = sum(({ unitPrice, quantity }) => unitPrice * quantity);
      const after = (times: number) => first.add({ days: interval * times }).toString();
      return {
        interval,
        perDelivery,
        commitment: sum(({ total }) => total) + perDelivery * (LEAST_DELIVERIES - 1),
        next: [after(1), after(2)],
      };
    });
}
