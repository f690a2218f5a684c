import { jsonFile, moving } from '#platform/personal-data.ts';
import type { PersonalData } from '#registry/schema.ts';
import { hasSubscription, listSubscriptions } from './queries.ts';

/**
 * Subscriptions of a person: one that did not end keeps the account (REL-34). What was ordered stays
 * with the orders; how it came to be repeated is forgotten with its history. Whom its lines feed is
 * handed out with them, and goes with the subscription or with the animal; what was said of their bowls and chosen for missing goods too.
 */
export const subscriptionsData: PersonalData = {
  tables: ['subscriptions', 'subscription_animals', 'subscription_plans_b', 'bowl_answers'],
  owned: moving('customer_id', 'subscriptions', 'subscription_animals', 'bowl_answers'),

  async findObstacle({ tx }, customerId) {
    await tx
      .selectFrom('subscriptions')
      .select('id')
      .where('customer_id', '=', customerId)
      .forUpdate()
      .execute();
    return (await hasSubscription(tx, customerId)) ? 'subscription.active' : null;
  },

  async exportFiles({ db }, customerId) {
    const subscriptions = await listSubscriptions(db, customerId);
    const answers = await db
      .selectFrom('bowl_answers as a')
      .innerJoin('subscriptions as s', 's.id', 'a.subscription_id')
      .select(['s.code as subscription', 'a.variant_code as variantCode'])
      .select([
        'a.answered_on as answeredOn',
        'a.share_left as shareLeft',
        'a.amount_left as amountLeft',
      ])
      .where('a.customer_id', '=', customerId)
      .orderBy('a.answered_on')
      .execute();
    const bowls = answers.length > 0 ? [jsonFile('gamelles', answers)] : [];
    return [
      ...bowls,
      jsonFile(
        'abonnements',
        subscriptions.map(({ id: _, customerId: __, createdFrom: ___, ...own }) => own),
      ),
    ];
  },

  async erase({ tx }, { customerId }) {
    await tx.deleteFrom('subscriptions').where('customer_id', '=', customerId).execute();
  },
};
