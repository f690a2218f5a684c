import type { DeliveryLinkUse } from '#modules/renewals/contracts.ts';
import * as renewals from '#modules/renewals/operations.ts';
import type { ShopClient } from './client.ts';

/** One-click changes of a delivery, by the links of its reminders. */
export const deliveryLinkCalls = (shop: ShopClient) => ({
  read: (token: string) => shop.call(renewals.getDeliveryLink, { params: { token } }),
  press: (token: string, body: DeliveryLinkUse) =>
    shop.call(renewals.useDeliveryLink, { params: { token }, body }),
});
