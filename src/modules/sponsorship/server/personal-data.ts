import { randomBytes } from 'node:crypto';
import { revokeCoupon } from '#modules/promotions/server/index.ts';
import { jsonFile, moving } from '#platform/personal-data.ts';
import type { PersonalData } from '#registry/schema.ts';

/** States in order of progress. */
const STATES = ['sent', 'registered', 'rewarded'];

/** The people a customer recommended the shop to, and their own sponsor. */
export const sponsorshipData: PersonalData = {
  tables: ['sponsors', 'sponsorships'],
  owned: [
    ...moving('customer_id', 'sponsors'),
    ...moving('sponsor_id', 'sponsorships'),
    ...moving('friend_id', 'sponsorships'),
  ],

  /**
   * After a merge nobody recommends the shop to themselves; of two recommendations of one person, the more advanced
   * stays. Both codes remain valid (`friends_of`), but only one is displayed.
   */
  async settleMerge({ tx }, { from, to }) {
    const both = [from, to];
    await tx
      .updateTable('sponsorships')
      .set({ friend_id: null })
      .where('sponsor_id', 'in', both)
      .where('friend_id', 'in', both)
      .execute();
    const rows = await tx
      .selectFrom('sponsorships')
      .select(['id', 'sponsor_id as sponsorId', 'email_hash as hash', 'state'])
      .where('sponsor_id', 'in', both)
      .execute();
    for (const other of rows.filter(({ sponsorId }) => sponsorId === from)) {
      const own = rows.find(({ sponsorId, hash }) => sponsorId === to && hash === other.hash);
      if (!own) continue;
      const nearer = STATES.indexOf(other.state) > STATES.indexOf(own.state) ? own : other;
      await tx.deleteFrom('sponsorships').where('id', '=', nearer.id).execute();
    }
    const shown = await tx
      .selectFrom('sponsors')
      .select('code')
      .where('customer_id', '=', to)
      .executeTakeFirst();
    if (!shown) return;
    // The sponsor is reassigned before the merged account is deleted, because the delete would cascade.
    await tx
      .updateTable('sponsorships')
      .set({ sponsor_id: to })
      .where('sponsor_id', '=', from)
      .execute();
    await tx.deleteFrom('sponsors').where('customer_id', '=', from).execute();
  },

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

  /** The sponsor keeps a row without the friend's identity. */
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
