import { sql } from 'kysely';
import type { UnitOfWork } from '#registry/schema.ts';
import type { CardSummary } from '../contracts.ts';
import type { ProviderName } from './provider.ts';

/** A kept card as the provider names it, which another shop charged with the same provider. */
export interface BroughtCard extends CardSummary {
  customerId: number;
  provider: ProviderName;
  /** Who its customer is at the provider. */
  customerReference: string;
  token: string;
  /** Who it is kept for there, where that is not its customer. */
  holder: string | null;
  isDefault: boolean;
  consentVersion: string;
  consentedAt: Date;
  addedAt: Date;
}

/** Goes on with a card of another shop and the consent to keep it; returns its id. The provider is asked nothing. */
export async function bringCard(
  { tx }: Pick<UnitOfWork, 'tx'>,
  card: BroughtCard,
): Promise<number> {
  await tx
    .insertInto('payment_customers')
    .values({
      customer_id: card.customerId,
      provider: card.provider,
      reference: card.customerReference,
      created_at: card.addedAt,
    })
    .onConflict((conflict) => conflict.columns(['customer_id', 'provider']).doNothing())
    .execute();
  const same = await tx
    .selectFrom('payment_cards')
    .select('id')
    .where('customer_id', '=', card.customerId)
    .where('provider', '=', card.provider)
    .where('brand', '=', card.brand)
    .where('last4', '=', card.last4)
    .where('exp_month', '=', card.expMonth)
    .where('exp_year', '=', card.expYear)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  const id = same?.id ?? (await addCard(tx, card));
  await tx
    .insertInto('payment_card_tokens')
    .values({
      token: card.token,
      card_id: id,
      holder: card.holder,
      added_at: card.addedAt,
      checked_at: null,
      missing_since: null,
    })
    .execute();
  return id;
}

async function addCard(tx: UnitOfWork['tx'], card: BroughtCard): Promise<number> {
  const { id } = await tx
    .insertInto('payment_cards')
    .values({
      customer_id: card.customerId,
      provider: card.provider,
      brand: card.brand,
      last4: card.last4,
      exp_month: card.expMonth,
      exp_year: card.expYear,
      is_default: card.isDefault,
      consent_version: card.consentVersion,
      consented_at: card.consentedAt,
      removed_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Whether a card with one of these tokens was charged, or kept by a charge, here. */
export async function wereCharged(
  { tx }: Pick<UnitOfWork, 'tx'>,
  tokens: readonly string[],
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from payment_card_tokens t join payment_attempts a on a.kept_card_id = t.card_id
      where t.token = any (${[...tokens]}::text[])) as found`.execute(tx);
  return rows[0]?.found ?? false;
}

/** Forgets these tokens, the cards nothing is left of, and who had them at the provider; the provider keeps them. */
export async function takeBackCards(
  { tx }: Pick<UnitOfWork, 'tx'>,
  tokens: readonly string[],
): Promise<void> {
  const gone = await tx
    .deleteFrom('payment_card_tokens')
    .where('token', 'in', [...tokens])
    .returning('card_id as id')
    .execute();
  const ids = [...new Set(gone.map(({ id }) => id))];
  const { rows: bare } = await sql<{ customerId: number; provider: ProviderName }>`
    delete from payment_cards k where k.id = any (${ids}::bigint[])
      and not exists (select from payment_card_tokens t where t.card_id = k.id)
    returning k.customer_id as "customerId", k.provider`.execute(tx);
  const customers = [...new Set(bare.map(({ customerId }) => customerId))];
  await sql`
    delete from payment_customers c where c.customer_id = any (${customers}::bigint[])
      and not exists (select from payment_cards k where k.customer_id = c.customer_id and k.provider = c.provider)
      and not exists (select from payment_setups s where s.customer_id = c.customer_id)`.execute(
    tx,
  );
}
