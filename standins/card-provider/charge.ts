import type { Selectable } from 'kysely';
import type { Db, Tx } from './database.ts';
import { declineWords } from './provider-words.ts';
import type { StandinChargesTable } from './tables.ts';

export type Charge = Selectable<StandinChargesTable>;

/** Pages and API are mounted here. */
export const CARD_PROVIDER_PATH = '/prestataire-paiement';

/** Script that draws the wallet buttons, and its key. */
export const WALLETS_SCRIPT = `${CARD_PROVIDER_PATH}/portefeuilles.js`;
export const PUBLIC_KEY = 'pk_bac_a_sable';

type Handle = 'idempotency_key' | 'client_secret' | 'challenge';

/** A charge by the key the shop gave it, or by the secret of one of its pages; or null. */
export async function findCharge(db: Db, by: Handle, value: string): Promise<Charge | null> {
  const found = await db.selectFrom('standin_charges').selectAll().where(by, '=', value);
  return (await found.executeTakeFirst()) ?? null;
}

/** Like `findCharge`, locked for this transaction. */
export async function lockCharge(tx: Tx, by: Handle, value: string): Promise<Charge | null> {
  const found = tx.selectFrom('standin_charges').selectAll().where(by, '=', value).forUpdate();
  return (await found.executeTakeFirst()) ?? null;
}

/** The provider's fee: 1.5 % and 25 cents. */
const feeOf = (amount: number) => Math.round((amount * 15) / 1000) + 25;

/** A charge in the provider's statement. */
export function presentStatement(charge: Charge) {
  const { amount, disputed, idempotency_key: key, reference, refunded, state } = charge;
  const captured = state === 'captured' ? amount : 0;
  return {
    reference,
    key,
    captured,
    refunded,
    disputed,
    held: state === 'authorized' ? amount : 0,
    fee: captured > 0 ? feeOf(amount) : 0,
  };
}

/** A charge in the format of the API. */
export function presentCharge(charge: Charge) {
  const { card_brand: brand, card_last4: last4, card_exp_month, card_exp_year } = charge;
  return {
    reference: charge.reference,
    key: charge.idempotency_key,
    state: charge.state,
    amount: charge.amount,
    refunded: charge.refunded,
    currency: charge.currency,
    clientSecret: charge.client_secret,
    publicKey: PUBLIC_KEY,
    fieldsUrl:
      charge.method === 'card'
        ? `${CARD_PROVIDER_PATH}/champs?secret=${charge.client_secret}`
        : null,
    redirectUrl:
      charge.state === 'requires_action'
        ? `${CARD_PROVIDER_PATH}/verification/${charge.challenge}`
        : null,
    token: charge.keeps_card && charge.state !== 'open' ? charge.card_token : null,
    card:
      brand && last4
        ? { brand, last4, expMonth: card_exp_month as number, expYear: card_exp_year as number }
        : null,
    heldUntil: charge.state === 'authorized' ? charge.held_until : null,
    error: charge.error_code
      ? { code: charge.error_code, message: declineWords(charge.error_code) }
      : null,
  };
}
