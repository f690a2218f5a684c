import { randomBytes } from 'node:crypto';
import { revokeCoupon } from '#modules/promotions/server/index.ts';
import { jsonFile } from '#platform/personal-data.ts';
import type { PersonalData } from '#registry/schema.ts';

/** Whom somebody recommended us to, and by whom they came. */
export const sponsorshipData: PersonalData = {
  tables: ['sponsors', 'sponsorships'],

  async exportFiles({ db }, customerId) {
    const rows = await db
      .selectFrom('sponsors as s')
      .leftJoin('sponsorships as p', 'p.sponsor_id', 's.customer_id')
      .select(['s.code', 'p.email_hint as friend', 'p.state', 'p.sent_at as sentAt'])
      .select('p.reward_coupon as reward')
      .where('s.customer_id', '=', customerId)
      .orderBy('p.id')
      .execute();
    return [jsonFile('parrainages', rows)];
  },

  /** Whoever recommended us to them keeps a line that says no more who it was. */
  async erase(work, { customerId }) {
    const sponsor = await work.tx
      .deleteFrom('sponsors')
      .where('customer_id', '=', customerId)
      .returning('code')
      .executeTakeFirst();
    if (sponsor) await revokeCoupon(work, sponsor.code);
    await work.tx
      .updateTable('sponsorships')
      .set({ friend_id: null, email_hint: '•••', email_hash: randomBytes(32).toString('hex') })
      .where('friend_id', '=', customerId)
      .execute();
  },
};
