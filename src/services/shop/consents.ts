import type { ConsentInput } from '#modules/tracking/contracts.ts';
import type { ShopClient } from './client.ts';

/** The proof of a choice of cookies (PRV-02). */
export const consentCalls = (shop: ShopClient) => ({
  record: (body: ConsentInput) => shop.call<null>({ method: 'POST', path: '/shop/consents', body }),
});
