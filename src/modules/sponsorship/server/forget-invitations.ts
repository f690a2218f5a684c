import { momentBefore } from '#platform/moment-before.ts';
import { retention } from '#registry/retention.ts';
import type { UnitOfWork } from '#registry/schema.ts';

/**
 * PRV-06: addresses of people who did not ask for anything are not kept. A copy of an invitation holds
 * one: it stays while it may have to be sent again. Who never answered may be written to again later.
 */
export async function forgetInvitations({ tx, now }: UnitOfWork): Promise<void> {
  await tx
    .deleteFrom('mails')
    .where('kind', '=', 'sponsorship')
    .where('sent_at', '<', momentBefore(now, retention.invitationMails))
    .execute();
  await tx
    .deleteFrom('sponsorships')
    .where('state', '=', 'sent')
    .where('sent_at', '<', momentBefore(now, retention.invitations))
    .execute();
}
