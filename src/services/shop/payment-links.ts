import type { PaymentLinkUse } from '#modules/renewals/contracts.ts';
import * as renewals from '#modules/renewals/operations.ts';
import type { ShopClient } from './client.ts';

/** Paying a delivery whose payment failed, by the link of its mail. */
export const paymentLinkCalls = (shop: ShopClient) => ({
  read: (token: string) => shop.call(renewals.getPaymentLink, { params: { token } }),
  use: (token: string, body: PaymentLinkUse) =>
    shop.call(renewals.usePaymentLink, { params: { token }, body }),
});
