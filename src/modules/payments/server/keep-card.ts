import type { Work } from '#schema.ts';
import { CARD_CONSENT, type CardSummary } from '../contracts.ts';
import { lockCards } from './cards.ts';
import type { ProviderName } from './provider.ts';

interface Keeping {
  customerId: number;
  provider: ProviderName;
  token: string;
  card: CardSummary;
}

/**
 * Keeps a card the provider keeps for this customer; the first one is proposed first. Told twice,
 * it is kept once. The same card given again stays the same card, under its new name there. Returns its id.
 */
export async function keepCard(
  work: Work,
  { customerId, provider, token, card }: Keeping,
): Promise<number> {
  const now = new Date(work.now.epochMilliseconds);
  const others = await lockCards(work, customerId);
  const known = await findByToken(work, token);
  if (known !== null) return known;
  const { brand, expMonth: exp_month, expYear: exp_year, last4 } = card;
  const same = others.find(
    (one) =>
      one.provider === provider &&
      one.brand === brand &&
      one.last4 === last4 &&
      one.expYear === exp_year,
  );
  if (same) {
    // Whatever is paid with it goes on being paid with it.
    await work.tx
      .updateTable('payment_cards')
      .set({ token, exp_month, consent_version: CARD_CONSENT, consented_at: now })
      .where('id', '=', same.id)
      .execute();
    await work.announce('payment_card.removed', { provider: same.provider, token: same.token });
    return same.id;
  }
  const { id } = await work.tx
    .insertInto('payment_cards')
    .values({
      ...{ customer_id: customerId, provider, token, brand, last4, exp_month, exp_year },
      is_default: !others.some((one) => one.isDefault),
      consent_version: CARD_CONSENT,
      consented_at: now,
      removed_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Also one that was removed meanwhile: it is not kept again by a late word about its charge. */
async function findByToken({ tx }: Work, token: string): Promise<number | null> {
  const found = tx.selectFrom('payment_cards').select('id').where('token', '=', token);
  return (await found.executeTakeFirst())?.id ?? null;
}
