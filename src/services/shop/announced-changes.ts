import type { BodyOf } from '#kit/operation.ts';
import * as plannedChanges from '#modules/planned-changes/operations.ts';
import type { ShopClient } from './client.ts';

/** Changes announced to a subscriber, by the link of the mail. */
export const announcedChangeCalls = (shop: ShopClient) => ({
  read: (token: string) => shop.call(plannedChanges.getAnnouncedChange, { params: { token } }),
  answer: (token: string, body: BodyOf<typeof plannedChanges.answerAnnouncedChange>) =>
    shop.call(plannedChanges.answerAnnouncedChange, { params: { token }, body }),
});
