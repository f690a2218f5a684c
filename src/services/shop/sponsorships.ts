import type { BodyOf } from '#kit/operation.ts';
import * as sponsorship from '#modules/sponsorship/operations.ts';
import type { ShopClient } from './client.ts';

/** Referrals (contracts §2.4). */
export const sponsorshipCalls = (shop: ShopClient) => ({
  /** The newest first. */
  list: (itemsPerPage: number) =>
    shop.call(sponsorship.listSponsorships, { query: { itemsPerPage } }),
  invite: (body: BodyOf<typeof sponsorship.inviteFriends>) =>
    shop.call(sponsorship.inviteFriends, { body }),
  readCode: (code: string) => shop.call(sponsorship.getSponsorCode, { params: { code } }),
});
