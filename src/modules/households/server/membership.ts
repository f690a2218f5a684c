import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';

/** Owner of a subscription that this person shares; null when they share none with this code. */
export async function findSharedOwner(
  db: Db | Tx,
  memberId: number,
  code: string,
): Promise<number | null> {
  const found = await db
    .selectFrom('household_members as m')
    .innerJoin('subscriptions as s', 's.customer_id', 'm.owner_id')
    .select('m.owner_id as ownerId')
    .where('m.member_id', '=', memberId)
    .where('s.code', '=', code)
    .executeTakeFirst();
  return found?.ownerId ?? null;
}

/**
 * Whether somebody still shares an owner's subscriptions; locks the sharing, so that it cannot end
 * before this transaction does, and an end committed just before is seen.
 */
export async function holdSharing(
  { tx }: Pick<UnitOfWork, 'tx'>,
  { ownerId, memberId }: { ownerId: number; memberId: number },
): Promise<boolean> {
  const held = await tx
    .selectFrom('household_members')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('member_id', '=', memberId)
    .forShare()
    .executeTakeFirst();
  return held !== undefined;
}

/** Members of a customer's subscriptions, oldest first. */
export const listMembers = (db: Db | Tx, ownerId: number) =>
  db
    .selectFrom('household_members as m')
    .innerJoin('customers as c', 'c.id', 'm.member_id')
    .select(['m.id', 'm.member_id as memberId', 'm.joined_at as joinedAt'])
    .select(['c.first_name as firstName', 'c.last_name as lastName', 'c.email'])
    .where('m.owner_id', '=', ownerId)
    .orderBy('m.id')
    .execute();

/** Owners whose subscriptions a customer shares, oldest first. */
export const listShared = (db: Db | Tx, memberId: number) =>
  db
    .selectFrom('household_members as m')
    .innerJoin('customers as c', 'c.id', 'm.owner_id')
    .select(['m.id', 'm.owner_id as ownerId', 'm.joined_at as joinedAt', 'm.reminders'])
    .select(['c.first_name as ownerName', 'c.last_name as lastName', 'c.email'])
    .where('m.member_id', '=', memberId)
    .orderBy('m.id')
    .execute();

/** Members who want a copy of an owner's reminders. */
export const findReminded = (db: Db | Tx, ownerId: number) =>
  db
    .selectFrom('household_members as m')
    .innerJoin('customers as c', 'c.id', 'm.member_id')
    .select(['m.member_id as memberId', 'c.first_name as firstName', 'c.email'])
    .where('m.owner_id', '=', ownerId)
    .where('m.reminders', '=', true)
    .orderBy('m.id')
    .execute();
