import { callersLanguage } from '#i18n/spoken.server.ts';
import { TIME_ZONE } from '#kit/dates.ts';
import { mailboxOf } from '#kit/mailbox.ts';
import { maskEmail } from '#kit/mask-email.ts';
import { refuseFields } from '#kit/refusal.ts';
import { writtenIn } from '#modules/catalog/server/index.ts';
import { type Customer, findRegisteredEmails } from '#modules/customers/server/index.ts';
import { queueMail } from '#platform/mail.ts';
import type { Secrets } from '#platform/secrets.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { InvitationInput } from '../contracts.ts';
import { isPlainMessage } from '../rules/index.ts';
import { emailHash, renewHashes } from './email-hash.ts';
import { invitationMail } from './emails/sponsorship-mails.ts';
import { countSent, findInvited } from './queries.ts';
import { sponsorCode } from './sponsor-code.ts';
import { readTerms } from './terms.ts';

/** Maximum invitations per customer and civil day. */
const MOST_A_DAY = 10;

interface Invitation extends InvitationInput {
  sponsor: Customer;
  /** Origin of the site its links open. */
  origin: string;
  secrets: Secrets;
}

/**
 * Mails each address in the sponsor's name, without storing the address (PRV-06).
 * @throws Refusal under `emails.0` for their own address, a customer's, or one invited before; under `emails` above
 * the daily limit, or when the sponsor's name is not acceptable. Nothing is sent then.
 */
export async function invite(work: UnitOfWork, invitation: Invitation): Promise<void> {
  const { sponsor, origin, secrets, message } = invitation;
  if (!isPlainMessage(`${sponsor.firstName} ${sponsor.lastName}`))
    throw refuseFields([{ propertyPath: 'emails', code: 'sponsorship.name' }]);
  const terms = await readTerms(work);
  // Locks the sponsor, so that concurrent requests count each other.
  const code = await sponsorCode(work, sponsor.id);
  const emails = onePerMailbox(invitation.emails);
  await refuseAddresses(work, invitation, emails);
  const midnight = work.today.toZonedDateTime(TIME_ZONE).epochMilliseconds;
  const sent = await countSent(work.tx, sponsor.id, new Date(midnight));
  if (sent + emails.length > MOST_A_DAY)
    throw refuseFields([
      { propertyPath: 'emails', code: 'sponsorship.daily_limit', params: { max: MOST_A_DAY } },
    ]);
  const now = new Date(work.now.epochMilliseconds);
  const rows = await work.tx
    .insertInto('sponsorships')
    .values(
      emails.map((email) => ({
        sponsor_id: sponsor.id,
        state: 'sent' as const,
        sent_at: now,
        created_at: now,
        email_hash: emailHash(secrets, email),
        email_hint: maskEmail(email),
      })),
    )
    .returning('id')
    .execute();
  const details = { sponsor, code, origin, message: message || null, ...terms };
  // The language of the recipient is unknown, so the sponsor's is used.
  const language = callersLanguage() ?? sponsor.language;
  const mail = await writtenIn(work, language, details, invitationMail);
  for (const [place, { id }] of rows.entries())
    await queueMail(work, { ...mail, key: `sponsorship:${id}`, to: emails[place] as string });
}

async function refuseAddresses(
  work: UnitOfWork,
  { sponsor, secrets, emails: typed }: Invitation,
  emails: readonly string[],
): Promise<void> {
  await renewHashes(work, secrets, emails);
  const customers = await findRegisteredEmails(work.tx, emails);
  const invited = await findInvited(
    work.tx,
    emails.map((email) => emailHash(secrets, email)),
  );
  const codeFor = (email: string) => {
    if (email === sponsor.email.toLowerCase()) return 'sponsorship.own_address';
    if (customers.has(email)) return 'sponsorship.already_customer';
    return invited.has(emailHash(secrets, email)) ? 'sponsorship.already_invited' : null;
  };
  const refused = typed.flatMap((email, place) => {
    const code = codeFor(email.toLowerCase());
    return code ? [{ propertyPath: `emails.${place}`, code, params: { email } }] : [];
  });
  if (refused.length > 0) throw refuseFields(refused);
}

const onePerMailbox = (typed: readonly string[]): string[] =>
  [
    ...new Map(
      typed.map((email) => [mailboxOf(email), email.toLowerCase()] as const).toReversed(),
    ).values(),
  ].toReversed();
