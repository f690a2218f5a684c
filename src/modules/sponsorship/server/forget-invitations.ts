import type { Work } from '#schema.ts';

/** A copy of an invitation holds the address: it is only kept while it may have to be sent again. */
const MAIL_DAYS = 7;
/** After that a person who never answered may be written to again. */
const UNANSWERED_DAYS = 180;

/** PRV-06: addresses of people who did not ask for anything are not kept. */
export async function forgetInvitations(work: Work): Promise<void> {
  const before = (days: number) =>
    new Date(work.now.subtract({ hours: days * 24 }).epochMilliseconds);
  await work.tx
    .deleteFrom('mails')
    .where('kind', '=', 'sponsorship')
    .where('sent_at', '<', before(MAIL_DAYS))
    .execute();
  await work.tx
    .deleteFrom('sponsorships')
    .where('state', '=', 'sent')
    .where('sent_at', '<', before(UNANSWERED_DAYS))
    .execute();
}
