import type { TerminationInput, TerminationShape } from '#modules/terminations/contracts.ts';
import type { ShopClient } from './client.ts';

/** Ending a subscription, with or without an account. */
export const terminationCalls = (shop: ShopClient) => ({
  notify: (body: TerminationInput) =>
    shop.call<TerminationShape>({ method: 'POST', path: '/shop/terminations', body }),
});
