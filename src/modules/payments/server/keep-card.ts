import type { UnitOfWork } from '#registry/schema.ts';
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
 * Saves a card that the provider saved for this customer; the first one becomes the default. The same card entered
 * again stays one card with one more token. The caller saves the card of a charge only once. Returns its id.
 */
export async function keepCard(work: UnitOfWork, keeping: Keeping): Promise<number> {
  const { customerId, provider, token, card } = keeping;
  const others = await lockCards(work, customerId);
  const existing = await findByToken(work, token);
  if (existing !== null) {
    const isDefault = !others.some((one) => one.isDefault && one.id !== existing);
    await agreeAgain(work, existing, isDefault);
    return existing;
  }
  const same = others.find((one) => one.provider === provider && isSameCard(one, card));
  if (same) await agreeAgain(work, same.id, same.isDefault);
  const id = same?.id ?? (await addCard(work, keeping, !others.some((one) => one.isDefault)));
  await work.tx
    .insertInto('payment_card_tokens')
    .values({
      token,
      card_id: id,
      added_at: new Date(work.now.epochMilliseconds),
      checked_at: null,
      missing_since: null,
    })
    .execute();
  return id;
}

const isSameCard = (one: CardSummary, other: CardSummary) =>
  one.brand === other.brand &&
  one.last4 === other.last4 &&
  one.expMonth === other.expMonth &&
  one.expYear === other.expYear;

/**
 * Renews the consent for an existing card. A card removed during the charge is restored, because what was bought with
 * it continues to be paid with it.
 */
async function agreeAgain({ tx, now }: UnitOfWork, id: number, isDefault: boolean): Promise<void> {
  await tx
    .updateTable('payment_cards')
    .set({
      consent_version: CARD_CONSENT,
      consented_at: new Date(now.epochMilliseconds),
      removed_at: null,
      is_default: isDefault,
    })
    .where('id', '=', id)
    .execute();
}

async function addCard(
  { tx, now }: UnitOfWork,
  { customerId, provider, card }: Keeping,
  isDefault: boolean,
): Promise<number> {
  const { id } = await tx
    .insertInto('payment_cards')
    .values({
      customer_id: customerId,
      provider,
      brand: card.brand,
      last4: card.last4,
      exp_month: card.expMonth,
      exp_year: card.expYear,
      is_default: isDefault,
      consent_version: CARD_CONSENT,
      consented_at: new Date(now.epochMilliseconds),
      removed_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Id of the card with this token, even a removed one; null for a new token. */
async function findByToken({ tx }: UnitOfWork, token: string): Promise<number | null> {
  const found = tx.selectFrom('payment_card_tokens').select('card_id').where('token', '=', token);
  return (await found.executeTakeFirst())?.card_id ?? null;
}
