import type { NewsletterInput } from '#modules/newsletter/contracts.ts';
import type { ShopClient } from './client.ts';

const path = '/shop/newsletter-subscriptions';

/** The letter (contracts §2.4). */
export const newsletterCalls = (shop: ShopClient) => ({
  ask: (input: NewsletterInput) => shop.call<null>({ method: 'POST', path, body: input }),
  confirm: (token: string) =>
    shop.call<null>({ method: 'PATCH', path: `${path}/${encodeURIComponent(token)}`, body: {} }),
  leave: (token: string) =>
    shop.call<null>({ method: 'DELETE', path: `${path}/${encodeURIComponent(token)}` }),
});
