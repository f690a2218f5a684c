import { sql } from 'kysely';
import { callersLanguage } from '#i18n/spoken.server.ts';
import { refuse, refuseFields } from '#kit/refusal.ts';
import { writtenIn } from '#modules/catalog/server/index.ts';
import { channelOrigin, findChannel } from '#modules/channels/server/index.ts';
import { findCustomer } from '#modules/customers/server/index.ts';
import { queueMail } from '#platform/mail.ts';
import { hashOf, newToken } from '#platform/secrets.ts';
import { retention } from '#registry/retention.ts';
import type { AppContext, Db, Tx, UnitOfWork } from '#registry/schema.ts';
import { lastDayOf, MOST_INVITATIONS, MOST_MEMBERS } from '../rules/index.ts';
import { invitationMail } from './emails/household-mails.ts';
import { listMembers } from './membership.ts';

/** Locks an owner's sharing, so that concurrent invitations are counted one after the other. */
export const lockOwner = ({ tx }: Pick<UnitOfWork, 'tx'>, ownerId: number) =>
  sql`select pg_advisory_xact_lock(hashtext('households'), ${ownerId}::integer)`.execute(tx);

/** Open invitations of an owner. */
export const listInvitations = (db: Db | Tx, ownerId: number, today: Temporal.PlainDate) =>
  db
    .selectFrom('household_invitations')
    .select(['id', 'email', 'last_day as lastDay'])
    .where('owner_id', '=', ownerId)
    .where('last_day', '>=', today.toString())
    .orderBy('id')
    .execute();

/**
 * Invites an address to share a customer's subscriptions. The response never reveals whether it has
 * an account. A new link replaces an earlier one for the same address.
 * @throws Refusal under `email` `household.yourself`, `household.there`; `household.too_many`,
 * `household.too_many_invitations`.
 */
export async function invite(
  work: UnitOfWork,
  { config }: Pick<AppContext, 'config'>,
  { ownerId, email: typed, channel }: { ownerId: number; email: string; channel: string },
): Promise<void> {
  const email = typed.toLowerCase();
  await lockOwner(work, ownerId);
  const owner = await findCustomer(work.tx, ownerId);
  const site = await findChannel(work.tx, channel);
  if (!owner || !site) throw refuse('household.unknown');
  const refuseAddress = (code: string) => refuseFields([{ propertyPath: 'email', code }]);
  if (owner.email.toLowerCase() === email) throw refuseAddress('household.yourself');
  const members = await listMembers(work.tx, ownerId);
  if (members.some((member) => member.email.toLowerCase() === email))
    throw refuseAddress('household.there');
  if (members.length >= MOST_MEMBERS) throw refuse('household.too_many');
  const open = await listInvitations(work.tx, ownerId, work.today);
  if (open.filter((one) => one.email !== email).length >= MOST_INVITATIONS)
    throw refuse('household.too_many_invitations');
  const token = newToken();
  const written = {
    token_hash: hashOf(token),
    created_at: new Date(work.now.epochMilliseconds),
    last_day: lastDayOf(work.today, retention.householdInvitations.days).toString(),
  };
  await work.tx
    .insertInto('household_invitations')
    .values({ owner_id: ownerId, email, ...written })
    .onConflict((conflict) => conflict.columns(['owner_id', 'email']).doUpdateSet(written))
    .execute();
  const invitation = {
    origin: channelOrigin(site, config),
    ownerName: `${owner.firstName} ${owner.lastName}`,
    token,
    lastDay: written.last_day,
  };
  // The language of the invited person is unknown, so the mail uses that of the owner.
  const mail = await writtenIn(
    work,
    callersLanguage() ?? owner.language,
    invitation,
    invitationMail,
  );
  await queueMail(work, { key: `household-invitation:${written.token_hash}`, to: email, ...mail });
}

/** Withdraws an invitation. @throws Refusal `household.unknown`, also for one that has ended. */
export async function withdrawInvitation(
  { tx }: UnitOfWork,
  { ownerId, id }: { ownerId: number; id: number },
): Promise<void> {
  const gone = await tx
    .deleteFrom('household_invitations')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!gone) throw refuse('household.unknown');
}

/** The invitation of a link, if valid today. @throws Refusal `household.link`. */
export async function readInvitation(db: Db, token: string, today: Temporal.PlainDate) {
  const found = await db
    .selectFrom('household_invitations as i')
    .innerJoin('customers as c', 'c.id', 'i.owner_id')
    .select(['c.first_name as ownerName', 'i.last_day as lastDay'])
    .where('i.token_hash', '=', hashOf(token))
    .where('i.last_day', '>=', today.toString())
    .executeTakeFirst();
  if (!found) throw refuse('household.link');
  return found;
}

/** Deletes expired invitations (PRV-08). */
export async function forgetInvitations({ tx, today }: UnitOfWork): Promise<void> {
  await tx.deleteFrom('household_invitations').where('last_day', '<', today.toString()).execute();
}
