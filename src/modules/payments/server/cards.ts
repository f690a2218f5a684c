import { sql } from 'kysely';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import type { CardSummary } from '../contracts.ts';
import type { ProviderName } from './provider.ts';

/** A token of a card; `holder` is the customer id it is saved for at the provider, null for that of its own customer. */
export interface CardToken {
  token: string;
  holder: string | null;
}

/** A card the customer chose to save. */
export interface SavedCard extends CardSummary {
  id: number;
  customerId: number;
  provider: ProviderName;
  /** The provider's tokens of it, newest first, those it no longer has last; never shown. */
  tokens: CardToken[];
  isDefault: boolean;
}

const select = (db: Db | Tx, customerId: number) =>
  db
    .selectFrom('payment_cards')
    .select(['id', 'customer_id as customerId', 'provider', 'brand', 'last4'])
    .select(['exp_month as expMonth', 'exp_year as expYear', 'is_default as isDefault'])
    .select(
      sql<
        CardToken[]
      >`(select coalesce(jsonb_agg(jsonb_build_object('token', t.token, 'holder', t.holder)
          order by t.missing_since is not null, t.added_at desc, t.token), '[]'::jsonb)
        from payment_card_tokens t where t.card_id = payment_cards.id)`.as('tokens'),
    )
    .where('customer_id', '=', customerId)
    .where('removed_at', 'is', null);

/** The cards of a customer, the default one first, then newest first. */
export function listCards(db: Db | Tx, customerId: number): Promise<SavedCard[]> {
  return select(db, customerId).orderBy('is_default', 'desc').orderBy('id', 'desc').execute();
}

/** A card of that customer, or null. */
export async function findCard(
  db: Db | Tx,
  customerId: number,
  id: number,
): Promise<SavedCard | null> {
  return (await select(db, customerId).where('id', '=', id).executeTakeFirst()) ?? null;
}

/**
 * Locks the customer's cards, so that exactly one stays the default and the first one is added once. The locked row
 * is the customer's record at the provider, which exists for whoever has cards.
 */
export async function lockCards({ tx }: UnitOfWork, customerId: number): Promise<SavedCard[]> {
  await tx
    .selectFrom('payment_customers')
    .select('provider')
    .where('customer_id', '=', customerId)
    .orderBy('provider')
    .forUpdate()
    .execute();
  return select(tx, customerId).orderBy('id', 'desc').forUpdate().execute();
}
