import type { BodyOf } from '#kit/operation.ts';
import * as terminations from '#modules/terminations/operations.ts';
import type { ShopClient } from './client.ts';

/** Ending a subscription, with or without an account. */
export const terminationCalls = (shop: ShopClient) => ({
  notify: (body: BodyOf<typeof terminations.notifyTermination>) =>
    shop.call(terminations.notifyTermination, { body }),
});
