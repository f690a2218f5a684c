import type { AnnouncedChangeShape, ChangeAnswer } from '#modules/planned-changes/contracts.ts';
import type { ShopClient } from './client.ts';

const path = (token: string) => `/shop/announced-changes/${encodeURIComponent(token)}`;

/** What is announced to a subscriber, by the link of their letter. */
export const announcedChangeCalls = (shop: ShopClient) => ({
  read: (token: string) => shop.call<AnnouncedChangeShape>({ path: path(token) }),
  answer: (token: string, body: ChangeAnswer) =>
    shop.call<null>({ method: 'POST', path: `${path(token)}/answers`, body }),
});
