import type { SubscriptionShape } from '#modules/subscriptions/contracts.ts';
import { leavingWith } from '#modules/subscriptions/rules/index.ts';

/** What goes on, and what stops, of what an animal eats on subscription. */
export interface Farewell {
  /** Products it eats alone: they come no more after it. */
  alone: string[];
  /** Products it shares: they go on for the others. */
  shared: string[];
  /** A delivery that holds its food is too near to be changed: it leaves once more. */
  isPending: boolean;
}

/** What a subscription is asked about an animal, by the animal's path. */
const partOf = ({ items }: SubscriptionShape, animal: string) =>
  leavingWith(
    items,
    (item) => item.animals.some((one) => one['@id'] === animal),
    ({ laterQuantity }) => laterQuantity,
  );

const unique = (names: readonly string[]) => [...new Set(names)];

/** What the farewell to an animal changes. */
export function farewellOf(subscriptions: readonly SubscriptionShape[], animal: string): Farewell {
  const parts = subscriptions.map((one) => ({ ...partOf(one, animal), subscription: one }));
  const named = (lines: readonly { productName: string }[]) =>
    lines.map(({ productName }) => productName);
  return {
    alone: unique(parts.flatMap(({ goes }) => named(goes))),
    shared: unique(parts.flatMap(({ shared }) => named(shared))),
    isPending: parts.some(({ goes, ends, subscription }) => {
      const { editable, status, nextDeliveryState } = subscription;
      const isLocked = !editable && status !== 'paused';
      // What ends takes back whatever is not being paid for.
      return goes.length > 0 && isLocked && (!ends || nextDeliveryState === 'paying');
    }),
  };
}
