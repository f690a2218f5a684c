import { jsonFile } from '#platform/personal-data.ts';
import type { PersonalData } from '#registry/schema.ts';
import { listCards } from './cards.ts';
import { forgetCredit, readCredit } from './store-credit.ts';

/**
 * Cards a person asked us to keep: forgotten here, and at the provider. What was paid stays with
 * the orders, as the law of accounts wants.
 */
export const paymentsData: PersonalData = {
  tables: [
    'payment_customers',
    'payment_cards',
    'payment_card_tokens',
    'payment_setups',
    'payment_attempts',
    'payment_mandates',
    'credit_lots',
    'credit_choices',
    'vouchers',
  ],

  async exportFiles({ db, clock }, customerId) {
    const cards = await listCards(db, customerId);
    const shown = cards.map(({ brand, last4, expMonth, expYear }) => ({
      brand,
      last4,
      expMonth,
      expYear,
    }));
    const mandates = await db
      .selectFrom('payment_mandates')
      .select(['text', 'text_version as version', 'accepted_at as acceptedAt', 'address'])
      .where('customer_id', '=', customerId)
      .orderBy('accepted_at')
      .execute();
    const { lots, movements } = await readCredit(db, customerId, clock.today());
    return [
      jsonFile('cartes', shown),
      jsonFile('mandats', mandates),
      jsonFile('credit', { lots, movements }),
    ];
  },

  async erase(work, { customerId }) {
    // What was owed ends with the account, as its page says; what moved stays with the books.
    await forgetCredit(work, customerId);
    await work.tx.deleteFrom('credit_choices').where('customer_id', '=', customerId).execute();
    const cards = await work.tx
      .selectFrom('payment_cards as c')
      .innerJoin('payment_card_tokens as t', 't.card_id', 'c.id')
      .select(['c.provider', 't.token'])
      .where('c.customer_id', '=', customerId)
      .execute();
    for (const { provider, token } of cards)
      await work.announce('payment_card.removed', { provider, token });
    // What was accepted stays as a proof for its term; who accepted it does not.
    await work.tx
      .updateTable('payment_mandates')
      .set({ customer_id: null, address: null })
      .where('customer_id', '=', customerId)
      .execute();
    for (const table of ['payment_setups', 'payment_cards', 'payment_customers'] as const)
      await work.tx.deleteFrom(table).where('customer_id', '=', customerId).execute();
  },
};
