import type { QueryOf } from '#kit/operation.ts';
import * as renewals from '#modules/renewals/admin-operations.ts';
import * as subscriptions from '#modules/subscriptions/admin-operations.ts';
import type { AdminClient } from './client.ts';

/** What the team reads of subscriptions. */
export const teamSubscriptionCalls = (admin: AdminClient) => ({
  /** Newest first, or next dispatch first. */
  list: (query: QueryOf<typeof subscriptions.listAllSubscriptions>) =>
    admin.list(subscriptions.listAllSubscriptions, { query }),
  read: (code: string) => admin.read(subscriptions.getAnySubscription, { params: { code } }),
  /** Delivery options of the next delivery. */
  deliveryOptions: (code: string) =>
    admin.read(subscriptions.listAnyDeliveryOptions, { params: { code } }),
  deliveries: (code: string) => admin.read(renewals.listAnyDeliveries, { params: { code } }),
});
