import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';

/** Whose subscription a code names, when they share it with this person; null when nobody does. */
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
 * Whether somebody still shares what an owner has; until this transaction ends nobody takes it from them, and
 * what was taken a moment before counts.
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

/** Who shares the subscriptions of a customer, the first one first. */
export const listMembers = (db: Db | Tx, ownerId: number) =>
  db
    .selectFrom('household_members as m')
    .innerJoin('customers as c', 'c.id', 'm.member_id')
    .select(['m.id', 'm.member_id as memberId', 'm.joined_at as joinedAt'])
    .select(['c.first_name as firstName', 'c.last_name as lastName', 'c.email'])
    .where('m.owner_id', '=', ownerId)
    .orderBy('m.id')
    .execute();

/** Whose subscriptions a customer shares, the first one first. */
export const listShared = (db: Db | Tx, memberId: number) =>
  db
    .selectFrom('household_members as m')
    .innerJoin('customers as c', 'c.id', 'm.owner_id')
    .select(['m.id', 'm.owner_id as ownerId', 'm.joined_at as joinedAt', 'm.reminders'])
    .select(['c.first_name as ownerName', 'c.last_name as lastName', 'c.email'])
    .where('m.member_id', '=', memberId)
    .orderBy('m.id')
    .execute();

/** Who asked for a copy of the reminders of an owner. */
export const findReminded = (db: Db | Tx, ownerId: number) =>
  db
    .selectFrom('household_members as m')
    .innerJoin('customers as c', 'c.id', 'm.member_id')
    .select(['m.member_id as memberId', 'c.first_name as firstName', 'c.email'])
    .where('m.owner_id', '=', ownerId)
    .where('m.reminders', '=', true)
    .orderBy('m.id')
    .execute();
