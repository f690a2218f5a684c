import type { PersonalData } from '#registry/schema.ts';

/** Copies that were made for a person go with the person. */
export const privacyData: PersonalData = {
  tables: ['data_exports', 'deletion_requests', 'erasures'],
  async erase({ tx }, { customerId }) {
    await tx.deleteFrom('data_exports').where('customer_id', '=', customerId).execute();
  },
};
