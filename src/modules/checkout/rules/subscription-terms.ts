interface Line {
  /** Days between deliveries; null: bought once. */
  subscriptionInterval: number | null;
}

/** When what is bought in one rhythm comes again; what it costs is the cart's `commitments`. */
export interface SubscriptionTerms {
  interval: number;
  /** Civil dates around which the next two deliveries come. */
  next: readonly [string, string];
}

/** The dates of each rhythm in an order, shortest first; `firstDelivery` is a civil date. */
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
