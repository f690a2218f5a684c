import { jsonFile } from '#platform/personal-data.ts';
import type { PersonalData } from '#schema.ts';
import { hasSubscription, listSubscriptions } from './queries.ts';

/**
 * Subscriptions of a person: one that did not end keeps the account (REL-34). What was ordered stays
 * with the orders; how it came to be repeated is forgotten with its history. Whom its lines feed is
 * handed out with them, and goes with the subscription or with the animal.
 */
export const subscriptionsData: PersonalData = {
  tables: ['subscriptions', 'subscription_animals'],

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
    return [
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
