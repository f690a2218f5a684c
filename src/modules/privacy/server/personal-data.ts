import { ending, jsonFile, moving } from '#platform/personal-data.ts';
import type { PersonalData } from '#registry/schema.ts';

/** Exports are deleted with the person. Merges are included in the export, and the merged e-mail is erased. */
export const privacyData: PersonalData = {
  tables: ['data_exports', 'deletion_requests', 'erasures', 'customer_merges'],
  owned: [
    ...moving('kept_id', 'customer_merges'),
    // An export covers one account, so it is deleted by a merge: a new one contains everything.
    ...ending('customer_id', 'data_exports', 'deletion_requests'),
  ],

  async findMergeObstacle({ tx, now }, customerId) {
    const requested = await tx
      .selectFrom('deletion_requests')
      .select('hash')
      .where('customer_id', '=', customerId)
      .where('expires_at', '>', new Date(now.epochMilliseconds))
      .executeTakeFirst();
    return requested ? 'merge.deletion_requested' : null;
  },

  async listFormerEmails({ tx }, customerId) {
    const merged = await tx
      .selectFrom('customer_merges')
      .select('email')
      .where('kept_id', '=', customerId)
      .execute();
    return merged.flatMap(({ email }) => email ?? []);
  },

  async exportFiles({ db }, customerId) {
    const merged = await db
      .selectFrom('customer_merges')
      .select(['email', 'merged_at as mergedAt'])
      .where('kept_id', '=', customerId)
      .orderBy('merged_at')
      .execute();
    return merged.length === 0 ? [] : [jsonFile('comptes-reunis', merged)];
  },

  async erase({ tx }, { customerId }) {
    await tx.deleteFrom('data_exports').where('customer_id', '=', customerId).execute();
    await tx
      .updateTable('customer_merges')
      .set({ email: null })
      .where('kept_id', '=', customerId)
      .execute();
  },
};
