import type { Db, Tx, Work } from '#schema.ts';
import type { CardSummary } from '../contracts.ts';
import type { ProviderName } from './provider.ts';

/** A card a customer asked us to keep. */
export interface KeptCard extends CardSummary {
  id: number;
  customerId: number;
  provider: ProviderName;
  /** The provider's name of it; never shown. */
  token: string;
  isDefault: boolean;
}

const select = (db: Db | Tx, customerId: number) =>
  db
    .selectFrom('payment_cards')
    .select(['id', 'customer_id as customerId', 'provider', 'token', 'brand', 'last4'])
    .select(['exp_month as expMonth', 'exp_year as expYear', 'is_default as isDefault'])
    .where('customer_id', '=', customerId)
    .where('removed_at', 'is', null);

/** The cards of a customer, the one proposed first before the others, then the newest. */
export function listCards(db: Db | Tx, customerId: number): Promise<KeptCard[]> {
  return select(db, customerId).orderBy('is_default', 'desc').orderBy('id', 'desc').execute();
}

/** A card of that customer, or null. */
export async function findCard(
  db: Db | Tx,
  customerId: number,
  id: number,
): Promise<KeptCard | null> {
  return (await select(db, customerId).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Takes the customer's cards for this transaction, so that one of them stays the default. */
export async function lockCards({ tx }: Work, customerId: number): Promise<KeptCard[]> {
  return select(tx, customerId).orderBy('id', 'desc').forUpdate().execute();
}
