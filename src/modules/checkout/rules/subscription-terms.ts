interface Line {
  /** Days between deliveries; null for a one-off purchase. */
  subscriptionInterval: number | null;
}

/** Delivery dates of the articles subscribed at one interval; their cost is in the cart's `commitments`. */
export interface SubscriptionTerms {
  interval: number;
  /** Approximate civil dates of the next two deliveries. */
  next: readonly [string, string];
}

/** Delivery dates of each interval in an order, shortest interval first; `firstDelivery` is a civil date. */
export function subscriptionTerms(
  lines: readonly Line[],
  firstDelivery: string,
): SubscriptionTerms[] {
  const first = Temporal.PlainDate.from(firstDelivery);
  const intervals = new Set(lines.flatMap((line) => line.subscriptionInterval ?? []));
  return [...intervals]
    .toSorted((a, b) => a - b)
    .map((interval) => {
      const after = (times: number) => first.add({ days: interval * times }).toString();
      return { interval, next: [after(1), after(2)] };
    });
}
