import type { DraftShape, SubscriptionShape } from '#modules/subscriptions/contracts.ts';
import type { ContentClient } from '#services/content.ts';
import type { SearchClient } from '#services/search.ts';
import type { ShopClient } from '#services/shop/client.ts';

/** Input for loading a step. */
export interface StepQuestion {
  shop: ShopClient;
  content: ContentClient;
  search: SearchClient;
  customer: string;
  today: Temporal.PlainDate;
  subscription: SubscriptionShape;
  draft: DraftShape | null;
  url: URL;
  /** Whether the animals feature is enabled (GRD-01). */
  hasAnimals: boolean;
}
