import { spelled } from '#platform/mailed-confirmation.ts';
import { jsonFile, moving } from '#platform/personal-data.ts';
import type { PersonalData } from '#registry/schema.ts';
import { PENDING_STATES } from '../rules/index.ts';
import { listCards } from './cards.ts';
import { forgetCredit, readCredit } from './store-credit.ts';

/** Saved cards are deleted here and at the provider. Payments stay with their orders, as accounting law requires. */
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
    'gift_requests',
  ],
  owned: moving(
    'customer_id',
    'payment_customers',
    'payment_cards',
    'payment_setups',
    'payment_attempts',
    'payment_mandates',
    'credit_lots',
    'credit_choices',
    'vouchers',
    'gift_requests',
  ),

  /** A payment without a final state blocks a merge. */
  async findMergeObstacle({ tx }, customerId) {
    const pending = await tx
      .selectFrom('payment_attempts')
      .select('id')
      .where('customer_id', '=', customerId)
      .where('state', 'in', PENDING_STATES)
      .executeTakeFirst();
    return pending ? 'merge.money_in_flight' : null;
  },

  /**
   * One default card and one renewal setting remain; at the provider, each card stays with the customer id it was
   * saved for.
   */
  async settleMerge({ tx }, { from, to }) {
    const own = await tx
      .selectFrom('payment_cards')
      .select('id')
      .where('customer_id', '=', to)
      .where('is_default', '=', true)
      .executeTakeFirst();
    if (own)
      await tx
        .updateTable('payment_cards')
        .set({ is_default: false })
        .where('customer_id', '=', from)
        .execute();
    await tx
      .deleteFrom('payment_setups')
      .where('customer_id', '=', from)
      .where('state', '!=', 'saved')
      .execute();
    const holders = await tx
      .selectFrom('payment_customers')
      .select(['customer_id as customerId', 'provider', 'reference'])
      .where('customer_id', 'in', [from, to])
      .execute();
    for (const { provider, reference } of holders.filter((one) => one.customerId === from)) {
      if (!holders.some((one) => one.customerId === to && one.provider === provider)) continue;
      await tx
        .updateTable('payment_card_tokens as t')
        .from('payment_cards as c')
        .set({ holder: reference })
        .whereRef('c.id', '=', 't.card_id')
        .where('c.customer_id', '=', from)
        .where('c.provider', '=', provider)
        .where('t.holder', 'is', null)
        .execute();
      await tx
        .deleteFrom('payment_customers')
        .where('customer_id', '=', from)
        .where('provider', '=', provider)
        .execute();
    }
    await tx
      .deleteFrom('credit_choices')
      .where('customer_id', '=', from)
      .where((own) =>
        own.exists(
          own.selectFrom('credit_choices').select('customer_id').where('customer_id', '=', to),
        ),
      )
      .execute();
  },

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
    // Vouchers not redeemed yet, or used in an order without an account.
    const vouchers = await db
      .selectFrom('vouchers as v')
      .innerJoin('customer_emails as c', 'c.email', 'v.email')
      .select(['v.ending', 'v.amount', 'v.reason', 'v.expires_on as expiresOn'])
      .select('v.issued_at as issuedAt')
      .where('c.customer_id', '=', customerId)
      .orderBy('v.id')
      .execute();
    return [
      jsonFile('cartes', shown),
      jsonFile('mandats', mandates),
      jsonFile('credit', { lots, movements, vouchers }),
    ];
  },

  async erase(work, { customerId, email, formerEmails }) {
    // Remaining credit expires with the account, as its page says; the movements stay in the books.
    await forgetCredit(work, customerId);
    // Proposals waiting for a second approval are dropped.
    await work.tx
      .deleteFrom('gift_requests')
      .where('outcome', 'is', null)
      .where((of) =>
        of.or([
          of('customer_id', '=', customerId),
          of('email', 'in', [email, ...formerEmails].map(spelled)),
        ]),
      )
      .execute();
    await work.tx
      .updateTable('gift_requests')
      .set({ email: null })
      .where('email', 'in', [email, ...formerEmails].map(spelled))
      .execute();
    await work.tx
      .updateTable('vouchers')
      .set({ email: null })
      .where('email', 'in', [email, ...formerEmails].map(spelled))
      .execute();
    await work.tx.deleteFrom('credit_choices').where('customer_id', '=', customerId).execute();
    const cards = await work.tx
      .selectFrom('payment_cards as c')
      .innerJoin('payment_card_tokens as t', 't.card_id', 'c.id')
      .select(['c.provider', 't.token'])
      .where('c.customer_id', '=', customerId)
      .execute();
    for (const { provider, token } of cards)
      await work.announce('payment_card.removed', { provider, token });
    // The accepted mandate stays as proof for its retention period, without its customer.
    await work.tx
      .updateTable('payment_mandates')
      .set({ customer_id: null, address: null })
      .where('customer_id', '=', customerId)
      .execute();
    for (const table of ['payment_setups', 'payment_cards', 'payment_customers'] as const)
      await work.tx.deleteFrom(table).where('customer_id', '=', customerId).execute();
  },
};
