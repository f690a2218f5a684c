import { refuse } from '#kit/refusal.ts';
import { writtenIn } from '#modules/catalog/server/index.ts';
import { channelOrigin, findChannel } from '#modules/channels/server/index.ts';
import { findCustomer } from '#modules/customers/server/index.ts';
import { queueMail } from '#platform/mail.ts';
import { hashOf } from '#platform/secrets.ts';
import type { AppContext, UnitOfWork } from '#registry/schema.ts';
import { MOST_MEMBERS } from '../rules/index.ts';
import { endedMail, joinedMail } from './emails/household-mails.ts';
import { lockOwner } from './invite.ts';
import { listMembers } from './membership.ts';

/** Adds a member to an owner; null if they are one already, else the id of the sharing. */
export async function shareWith(
  { tx, now }: UnitOfWork,
  { ownerId, memberId }: { ownerId: number; memberId: number },
): Promise<number | null> {
  const joined = await tx
    .insertInto('household_members')
    .values({
      owner_id: ownerId,
      member_id: memberId,
      joined_at: new Date(now.epochMilliseconds),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return joined?.id ?? null;
}

interface On {
  /** Site of the request. */
  channel: string;
}

/**
 * Accepts an invitation, which is then used up. The account must have the address the link was sent
 * to. The owner gets a mail.
 * @throws Refusal `household.link`, `household.other_address`, `household.too_many`.
 */
export async function join(
  work: UnitOfWork,
  appContext: Pick<AppContext, 'config'>,
  { memberId, token, channel }: On & { memberId: number; token: string },
): Promise<void> {
  const invitation = await work.tx
    .selectFrom('household_invitations')
    .select(['id', 'owner_id as ownerId', 'email'])
    .where('token_hash', '=', hashOf(token))
    .where('last_day', '>=', work.today.toString())
    .executeTakeFirst();
  if (!invitation) throw refuse('household.link');
  const { ownerId } = invitation;
  await lockOwner(work, ownerId);
  const member = await findCustomer(work.tx, memberId);
  const owner = await findCustomer(work.tx, ownerId);
  if (!member || !owner) throw refuse('household.link');
  if (member.email.toLowerCase() !== invitation.email) throw refuse('household.other_address');
  const used = await work.tx
    .deleteFrom('household_invitations')
    .where('id', '=', invitation.id)
    .where('token_hash', '=', hashOf(token))
    .returning('id')
    .executeTakeFirst();
  if (!used || ownerId === memberId) throw refuse('household.link');
  if ((await listMembers(work.tx, ownerId)).length >= MOST_MEMBERS)
    throw refuse('household.too_many');
  const joined = await shareWith(work, { ownerId, memberId });
  if (joined === null) return;
  const site = await findChannel(work.tx, channel);
  if (!site) return;
  const joining = {
    origin: channelOrigin(site, appContext.config),
    firstName: owner.firstName,
    otherName: `${member.firstName} ${member.lastName}`,
    otherEmail: member.email,
  };
  const mail = await writtenIn(work, owner.language, joining, joinedMail);
  await queueMail(work, { key: `household-joined:${joined}`, to: owner.email, ...mail });
}

/**
 * Ends a sharing, from either side. The member's next request is refused already, because
 * permission is checked on each call. The other side gets a mail.
 * @throws Refusal `household.unknown`, also for one that has ended.
 */
export async function endSharing(
  work: UnitOfWork,
  appContext: Pick<AppContext, 'config'>,
  { customerId, id, channel }: On & { customerId: number; id: number },
): Promise<void> {
  const ended = await work.tx
    .deleteFrom('household_members')
    .where('id', '=', id)
    .where((row) => row.or([row('owner_id', '=', customerId), row('member_id', '=', customerId)]))
    .returning(['owner_id as ownerId', 'member_id as memberId'])
    .executeTakeFirst();
  if (!ended) throw refuse('household.unknown');
  const isByOwner = ended.ownerId === customerId;
  const addressee = await findCustomer(work.tx, isByOwner ? ended.memberId : ended.ownerId);
  const other = await findCustomer(work.tx, customerId);
  const site = await findChannel(work.tx, channel);
  if (!addressee || !other || !site) return;
  const ending = {
    origin: channelOrigin(site, appContext.config),
    firstName: addressee.firstName,
    otherName: `${other.firstName} ${other.lastName}`,
    isByOwner,
  };
  const mail = await writtenIn(work, addressee.language, ending, endedMail);
  await queueMail(work, { key: `household-ended:${id}`, to: addressee.email, ...mail });
}

/**
 * Sets whether a member gets a copy of the reminders; only the member can.
 * @throws Refusal `household.unknown`, also for the owner.
 */
export async function chooseReminders(
  { tx }: UnitOfWork,
  { memberId, id, reminders }: { memberId: number; id: number; reminders: boolean },
): Promise<void> {
  const chosen = await tx
    .updateTable('household_members')
    .set({ reminders })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .returning('id')
    .executeTakeFirst();
  if (!chosen) throw refuse('household.unknown');
}
