import { jsonFile } from '#platform/personal-data.ts';
import type { PersonalData } from '#schema.ts';

/** Which promotions a person used up. They stay counted, for a number that is nobody any more. */
export const promotionsData: PersonalData = {
  tables: ['promotion_uses', 'coupons'],

  async exportFiles({ db }, customerId) {
    const uses = await db
      .selectFrom('promotion_uses as u')
      .innerJoin('promotions as p', 'p.code', 'u.promotion_code')
      .select(['p.name as promotion', 'u.coupon_code as couponCode', 'u.used_at as usedAt'])
      .where('u.customer_id', '=', customerId)
      .orderBy('u.used_at')
      .execute();
    return [jsonFile('promotions', uses)];
  },

  async erase({ tx }, { customerId, email }) {
    await tx
      .updateTable('coupons')
      .set({ friends_of: null })
      .where('friends_of', '=', customerId)
      .execute();
    await tx
      .updateTable('promotion_uses')
      .set({ email: null })
      .where((own) =>
        own.or([own('customer_id', '=', customerId), own('email', '=', email.toLowerCase())]),
      )
      .execute();
  },
};
