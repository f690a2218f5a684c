import type { SubscriptionShape } from '#modules/subscriptions/contracts.ts';
import { leavingWith } from '#modules/subscriptions/rules/index.ts';

/** What happens to the subscribed food when an animal is removed. */
export interface Farewell {
  /** Products that only this animal eats: their lines are removed. */
  alone: string[];
  /** Products shared with other animals: their lines remain. */
  shared: string[];
  /** A locked delivery still contains its food and will be sent. */
  isPending: boolean;
}

/** Lines of a subscription that feed the animal, by the animal's path. */
const partOf = ({ items }: SubscriptionShape, animal: string) =>
  leavingWith(
    items,
    (item) => item.animals.some((one) => one['@id'] === animal),
    ({ laterQuantity }) => laterQuantity,
  );

const unique = (names: readonly string[]) => [...new Set(names)];

/** How removing an animal changes the subscriptions. */
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
      // A subscription that ends cancels its next delivery, unless it is being paid for.
      return goes.length > 0 && isLocked && (!ends || nextDeliveryState === 'paying');
    }),
  };
}
