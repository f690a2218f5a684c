import { momentBefore } from '#platform/moment-before.ts';
import { retention } from '#registry/retention.ts';
import type { UnitOfWork } from '#registry/schema.ts';

/**
 * PRV-06: addresses of people who requested nothing are not stored. The queued mail contains one and is deleted once
 * it no longer has to be retried. People who never responded may be invited again later.
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
