import type { SponsorshipShape } from '../contracts.ts';
import type { Sponsorship } from './queries.ts';

/** The member of contracts §2.4. */
export const presentSponsorship = ({
  id,
  email,
  state,
  sentAt,
}: Sponsorship): SponsorshipShape => ({
  '@id': `/api/v2/shop/sponsorships/${id}`,
  '@type': 'Sponsorship',
  id,
  email,
  status: state,
  sentAt: sentAt.toISOString(),
});
