import { sql } from 'kysely';
import type { UnitOfWork } from '#registry/schema.ts';
import type { CardSummary } from '../contracts.ts';
import type { ProviderName } from './provider.ts';

/** A saved card, by its ids at the provider, that another shop charged through the same provider. */
export interface BroughtCard extends CardSummary {
  customerId: number;
  provider: ProviderName;
  /** Id of its customer at the provider. */
  customerReference: string;
  token: string;
  /** Customer id at the provider it is saved for, if different from its customer's. */
  holder: string | null;
  isDefault: boolean;
  consentVersion: string;
  consentedAt: Date;
  addedAt: Date;
}

/** Imports a card of another shop with the consent to save it; returns its id. Does not call the provider. */
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

/** Whether a card with one of these tokens was charged, or saved by a charge, here. */
export async function wereCharged(
  { tx }: Pick<UnitOfWork, 'tx'>,
  tokens: readonly string[],
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from payment_card_tokens t join payment_attempts a on a.kept_card_id = t.card_id
      where t.token = any (${[...tokens]}::text[])) as found`.execute(tx);
  return rows[0]?.found ?? false;
}

/** Deletes these tokens, cards without any token left, and customer ids at the provider, for which nothing changes. */
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
