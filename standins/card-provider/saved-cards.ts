import type { Charge } from './charge.ts';
import type { UnitOfWork } from './database.ts';

/** Keeps the card of a charge for its customer. */
export async function keepCard(work: UnitOfWork, charge: Charge): Promise<void> {
  const { card_brand: brand, card_last4: last4, card_token: token, customer, test_card } = charge;
  if (!brand || !last4 || !token || !customer || !test_card) return;
  await work.tx
    .insertInto('standin_cards')
    .values({
      brand,
      last4,
      token,
      customer,
      test_card,
      exp_month: charge.card_exp_month as number,
      exp_year: charge.card_exp_year as number,
    })
    .onConflict((conflict) => conflict.column('token').doNothing())
    .execute();
}

/** The fields a charge takes from a customer's saved card; null for an unknown one. */
export async function savedCardOf(work: UnitOfWork, token: string, customer: string) {
  const card = await work.tx
    .selectFrom('standin_cards')
    .selectAll()
    .where('token', '=', token)
    .where('customer', '=', customer)
    .executeTakeFirst();
  if (!card) return null;
  return {
    customer,
    card_token: token,
    test_card: card.test_card,
    card_brand: card.brand,
    card_last4: card.last4,
    card_exp_month: card.exp_month,
    card_exp_year: card.exp_year,
  };
}
