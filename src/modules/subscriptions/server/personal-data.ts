import { jsonFile, moving } from '#platform/personal-data.ts';
import type { PersonalData } from '#registry/schema.ts';
import { hasSubscription, listSubscriptions } from './queries.ts';

/**
 * Subscriptions of a person. One that has not ended blocks the deletion of the account (REL-34). Placed orders stay
 * with the orders module; the history of the subscription is deleted. The export includes which animals its lines
 * feed; these rows are deleted with the subscription or the animal, as are the answers on bowls and the choices for
 * missing goods.
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
