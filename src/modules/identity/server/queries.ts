import { sql } from 'kysely';
import type { Db, Tx } from '#registry/schema.ts';

/** Who may sign in: the customer, and the hash of their password. */
export interface Account {
  customerId: number;
  email: string;
  /** Null for an account that signs in through an identity provider. */
  passwordHash: string | null;
}

const selectAccounts = (db: Db | Tx) =>
  db
    .selectFrom('shop_users as u')
    .innerJoin('customers as c', 'c.id', 'u.customer_id')
    .select(['u.customer_id as customerId', 'c.email', 'u.password_hash as passwordHash']);

/** The account of an e-mail, normalised, or null. */
export async function findAccount(db: Db | Tx, email: string): Promise<Account | null> {
  const found = selectAccounts(db).where(sql`lower(c.email)`, '=', email.trim().toLowerCase());
  return (await found.executeTakeFirst()) ?? null;
}

/** Whether a sign-in is still active and belongs to this customer. */
export async function isSignedIn(
  db: Db,
  { signInId, customerId }: { signInId: number; customerId: number },
): Promise<boolean> {
  const found = await db
    .selectFrom('sign_ins')
    .select('id')
    .where('id', '=', signInId)
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** Names of the providers linked to an account. */
export async function findLinkedProviders(db: Db, customerId: number): Promise<string[]> {
  const found = await db
    .selectFrom('social_identities')
    .select('provider')
    .distinct()
    .where('customer_id', '=', customerId)
    .orderBy('provider')
    .execute();
  return found.map(({ provider }) => provider);
}

/** Ways to sign in to an account. */
export interface SignInMethods {
  hasPassword: boolean;
  identities: { id: number; provider: string; linkedAt: Date }[];
}

/** A customer's ways to sign in, providers by date of linking. */
export async function findSignInMethods(db: Db | Tx, customerId: number): Promise<SignInMethods> {
  const rows = await db
    .selectFrom('shop_users as u')
    .leftJoin('social_identities as s', 's.customer_id', 'u.customer_id')
    .select(['u.password_hash as hash', 's.id', 's.provider', 's.linked_at as linkedAt'])
    .where('u.customer_id', '=', customerId)
    .orderBy('s.linked_at')
    .orderBy('s.id')
    .execute();
  return {
    hasPassword: typeof rows[0]?.hash === 'string',
    identities: rows.flatMap(({ id, provider, linkedAt }) =>
      id !== null && provider !== null && linkedAt !== null ? [{ id, provider, linkedAt }] : [],
    ),
  };
}
