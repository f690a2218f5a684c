import type { SubscriptionShape } from '#modules/subscriptions/contracts.ts';
import type { ShopClient } from '#services/shop/client.ts';

/** A form sent from the page of a subscription. */
export interface Change {
  shop: ShopClient;
  code: string;
  /** The version its page showed; null when it does not say. */
  version: number | null;
  /** As it stands now. */
  subscription: SubscriptionShape;
  data: FormData;
}

/** What a change answers that the page tells. */
export type Changed =
  | (Pick<SubscriptionShape, 'effectiveOn'> & {
      /** Entries of the history it made, when it is not one. */
      count?: number;
    })
  | null;
