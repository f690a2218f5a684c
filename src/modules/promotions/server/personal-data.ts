import { jsonFile, moving } from '#platform/personal-data.ts';
import type { Db, PersonalData } from '#registry/schema.ts';

/**
 * Promotion uses and open promises of a person. After erasure, uses still count, under a customer id without data;
 * promises are deleted with their subscription.
 */
export const promotionsData: PersonalData = {
  tables: ['promotion_uses', 'promotion_promises', 'coupons'],
  owned: [...moving('customer_id', 'promotion_uses'), ...moving('friends_of', 'coupons')],

  async exportFiles({ db }, customerId) {
    const uses = await db
      .selectFrom('promotion_uses as u')
      .innerJoin('promotions as p', 'p.code', 'u.promotion_code')
      .select(['p.name as promotion', 'u.coupon_code as couponCode', 'u.used_at as usedAt'])
      .where('u.customer_id', '=', customerId)
      .orderBy('u.used_at')
      .execute();
    const promised = await listPromised(db, customerId);
    return [jsonFile('promotions', uses), jsonFile('livraisons-promises', promised)];
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

/** Promises to a person's subscriptions, with their terms of that day. */
async function listPromised(db: Db, customerId: number) {
  const rows = await db
    .selectFrom('promotion_promises as m')
    .innerJoin('subscriptions as s', 's.code', 'm.subscription')
    .select(['m.subscription', 'm.coupon_code as couponCode', 'm.terms'])
    .select('m.promised_at as promisedAt')
    .select((from) =>
      from
        .selectFrom('promotion_promise_deliveries as d')
        .select(({ fn }) => fn.count<number>('d.order_id').as('done'))
        .whereRef('d.promise_id', '=', 'm.id')
        .as('done'),
    )
    .where('s.customer_id', '=', customerId)
    .orderBy('m.id')
    .execute();
  return rows.map(({ terms, done, ...promise }) => ({
    ...promise,
    promotion: terms.name,
    reward: terms.reward,
    deliveries: terms.conditions.deliveries?.count ?? 0,
    deliveriesDone: done,
  }));
}
