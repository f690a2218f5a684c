import { sql } from 'kysely';
import { defined } from '#kit/defined.ts';
import { failureKeys } from '#platform/failure-keys.ts';
import { ending, jsonFile } from '#platform/personal-data.ts';
import { forgetFailures } from '#platform/sign-in-failures.ts';
import type { PersonalData } from '#registry/schema.ts';
import { findBlock } from './block-account.ts';

/** The account, its sign-ins and all its tokens. */
export const identityData: PersonalData = {
  tables: [
    'shop_users',
    'sign_ins',
    'mail_tokens',
    'email_returns',
    'social_identities',
    'federated_tokens',
    'passkeys',
  ],
  // When customers are merged, sign-in methods end instead of moving: access to one mailbox proves
  // nothing about the other.
  owned: ending(
    'customer_id',
    'sign_ins',
    'mail_tokens',
    'email_returns',
    'social_identities',
    'passkeys',
    'shop_users',
  ),

  async findMergeObstacle({ tx }, customerId) {
    return (await findBlock(tx, customerId)).blocked ? 'merge.blocked' : null;
  },

  /** Former addresses are found by the key of the notice mails, which contains the customer's id. */
  async listFormerEmails({ tx }, customerId) {
    const mails = await tx
      .selectFrom('mails')
      .select('recipient')
      .distinct()
      .where('key', 'like', `email-changed-${customerId}-%`)
      .execute();
    return mails.map(({ recipient }) => recipient);
  },

  async exportFiles({ db }, customerId) {
    const sessions = await db
      .selectFrom('sign_ins')
      .select(['created_at as signedInAt', 'last_used_at as lastUsedAt', 'browser', 'system'])
      .select(['expires_at as expiresAt', 'ended_at as endedAt', 'opened_by as openedBy'])
      .where('customer_id', '=', customerId)
      .orderBy('id', 'desc')
      .execute();
    const providers = await db
      .selectFrom('social_identities')
      .select(['provider', 'subject', 'linked_at as linkedAt'])
      .where('customer_id', '=', customerId)
      .execute();
    const passkeys = await db
      .selectFrom('passkeys')
      .select(['name', 'rp_id as host', 'synced'])
      .select(['created_at as createdAt', 'last_used_at as lastUsedAt'])
      .where('customer_id', '=', customerId)
      .orderBy('id')
      .execute();
    const { blocked } = await findBlock(db, customerId);
    return defined([
      jsonFile('sessions', sessions),
      jsonFile('fournisseurs-identite', providers),
      jsonFile('cles-d-acces', passkeys),
      blocked ? jsonFile('suspension', blocked) : undefined,
    ]);
  },

  /** Sign-ins, refresh tokens, mailed links, providers and passkeys go with the account they belong to. */
  async erase(work, { customerId, email }) {
    await forgetFailures(work, failureKeys(email, ''));
    // A federated token that was never redeemed contains its user's data for five minutes.
    await work.tx
      .deleteFrom('federated_tokens')
      .where(sql`lower(email)`, '=', email.toLowerCase())
      .execute();
    await work.tx.deleteFrom('shop_users').where('customer_id', '=', customerId).execute();
  },
};
