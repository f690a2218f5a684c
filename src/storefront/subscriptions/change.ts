import type { SubscriptionShape } from '#modules/subscriptions/contracts.ts';
import type { ShopClient } from '#services/shop/client.ts';

/** A submitted form of a subscription's page. */
export interface Change {
  shop: ShopClient;
  code: string;
  /** The version its page showed; null when unknown. */
  version: number | null;
  /** The current subscription. */
  subscription: SubscriptionShape;
  data: FormData;
}

/** The part of a change's answer that the page shows. */
export type Changed =
  | (Pick<SubscriptionShape, 'effectiveOn'> & {
      /** Entries of the history it made, when it is not one. */
      count?: number;
    })
  | null;
