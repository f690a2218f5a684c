import { spelled } from '#platform/mailed-confirmation.ts';
import { jsonFile } from '#platform/personal-data.ts';
import type { PersonalData } from '#registry/schema.ts';

/** Formats an address waits for. Copies of the mails are handled with all mails. */
export const stockAlertData: PersonalData = {
  tables: ['stock_alerts'],

  async exportFiles({ db }, customerId) {
    const rows = await db
      .selectFrom('stock_alerts as a')
      .innerJoin('customer_emails as c', 'c.email', 'a.email')
      .select(['a.email', 'a.variant_code as variantCode', 'a.awaits', 'a.asked_at as askedAt'])
      .select('a.confirmed_at as confirmedAt')
      .where('c.customer_id', '=', customerId)
      .orderBy('a.id')
      .execute();
    return [jsonFile('alertes-de-stock', rows)];
  },

  async erase({ tx }, { email, formerEmails }) {
    await tx
      .deleteFrom('stock_alerts')
      .where('email', 'in', [email, ...formerEmails].map(spelled))
      .execute();
  },
};
