import type {
  InvitationInput,
  SponsorCodeShape,
  SponsorshipsShape,
} from '#modules/sponsorship/contracts.ts';
import type { ShopClient } from './client.ts';

const path = '/shop/sponsorships';

/** Recommending the shop (contracts §2.4). */
export const sponsorshipCalls = (shop: ShopClient) => ({
  /** The newest first. */
  list: (itemsPerPage: number) =>
    shop.call<SponsorshipsShape>({ path, query: { itemsPerPage: String(itemsPerPage) } }),
  invite: (body: InvitationInput) => shop.call<SponsorshipsShape>({ method: 'POST', path, body }),
  readCode: (code: string) =>
    shop.call<SponsorCodeShape>({ path: `/shop/sponsor-codes/${encodeURIComponent(code)}` }),
});
