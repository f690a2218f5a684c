import type { BodyOf } from '#kit/operation.ts';
import * as newsletter from '#modules/newsletter/operations.ts';
import type { ShopClient } from './client.ts';

/** The newsletter (contracts §2.4). */
export const newsletterCalls = (shop: ShopClient) => ({
  ask: (body: BodyOf<typeof newsletter.askForNewsletter>) =>
    shop.call(newsletter.askForNewsletter, { body }),
  confirm: (token: string) =>
    shop.call(newsletter.confirmNewsletter, { params: { token }, body: {} }),
  leave: (token: string) => shop.call(newsletter.leaveNewsletter, { params: { token } }),
});
