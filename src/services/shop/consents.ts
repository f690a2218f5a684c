import type { ConsentInput } from '#modules/tracking/contracts.ts';
import * as tracking from '#modules/tracking/operations.ts';
import type { ShopClient } from './client.ts';

/** Proofs of cookie consent (PRV-02). */
export const consentCalls = (shop: ShopClient) => ({
  record: (body: ConsentInput) => shop.call(tracking.recordConsent, { body }),
});
