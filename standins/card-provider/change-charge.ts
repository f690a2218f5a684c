import { randomBytes } from 'node:crypto';
import type { Updateable } from 'kysely';
import type { EnteredCard } from './card-form.ts';
import { type Charge, lockCharge } from './charge.ts';
import type { UnitOfWork } from './database.ts';
import { openDispute } from './disputes.ts';
import { recordEvent } from './record-event.ts';
import { keepCard } from './saved-cards.ts';
import type { StandinChargesTable } from './tables.ts';
import { testCardNamed } from './test-cards.ts';

const secret = () => randomBytes(24).toString('hex');
const instant = (work: UnitOfWork) => new Date(work.now.epochMilliseconds);

interface Opening {
  key: string;
  amount: number;
  currency: string;
  method: Charge['method'];
  returnPath: string;
}

/** Starts saving a card for a customer: a charge of zero. */
export async function openSetup(
  work: UnitOfWork,
  setup: { key: string; customer: string; returnPath: string },
): Promise<Charge> {
  const { key, customer, returnPath } = setup;
  const card = { method: 'card', amount: 0, currency: 'EUR' } as const;
  return open(work, { key, returnPath, ...card }, { is_setup: true, keeps_card: true, customer });
}

/** Creates a charge; called again with its key, it returns the existing one. */
export const openCharge = (work: UnitOfWork, opening: Opening): Promise<Charge> =>
  open(work, opening, {});

async function open(
  work: UnitOfWork,
  opening: Opening,
  more: { is_setup?: boolean; keeps_card?: boolean; customer?: string },
): Promise<Charge> {
  await work.tx
    .insertInto('standin_charges')
    .values({
      reference: `ch_${secret()}`,
      idempotency_key: opening.key,
      client_secret: `cs_${secret()}`,
      challenge: secret(),
      method: opening.method,
      amount: opening.amount,
      currency: opening.currency,
      return_path: opening.returnPath,
      ...more,
      created_at: instant(work),
      updated_at: instant(work),
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .execute();
  return (await lockCharge(work.tx, 'idempotency_key', opening.key)) as Charge;
}

/** Attaches a card token to a charge; false when the charge no longer awaits one. */
export async function attachCard(
  work: UnitOfWork,
  clientSecret: string,
  card: EnteredCard,
): Promise<boolean> {
  const charge = await lockCharge(work.tx, 'client_secret', clientSecret);
  if (charge?.state !== 'open' || charge.method !== 'card') return false;
  await update(work, charge, {
    test_card: card.testCard,
    card_token: `tok_${secret()}`,
    card_brand: card.brand,
    card_last4: card.last4,
    card_exp_month: card.expMonth,
    card_exp_year: card.expYear,
  });
  return true;
}

/** Confirms a charge, once: one already decided, or without a card, is unchanged. */
export async function confirmCharge(
  work: UnitOfWork,
  charge: Charge,
  isOffSession = false,
): Promise<Charge> {
  if (charge.state !== 'open') return charge;
  if (charge.method !== 'card') return update(work, charge, { state: 'requires_action' });
  const card = testCardNamed(charge.test_card);
  if (!card) return charge;
  const isRequested = card.outcome === 'challenge' && !(isOffSession && card.isMandated);
  if (isRequested && isOffSession) return decline(work, charge, 'authentication_required');
  if (isRequested) return update(work, charge, { state: 'requires_action' });
  if (isOffSession && card.laterDeclineCode) return decline(work, charge, card.laterDeclineCode);
  if (card.outcome !== 'decline') return authorize(work, charge, isOffSession);
  return decline(work, charge, card.declineCode ?? 'card_declined');
}

/** The shopper's answer to 3-D Secure or to the wallet; a second answer changes nothing. */
export async function answerChallenge(work: UnitOfWork, charge: Charge, approved: boolean) {
  if (charge.state !== 'requires_action') return charge;
  // Bancontact has no authorisation: an approved charge is captured.
  if (approved && charge.method === 'bancontact')
    return reported(work, charge, { state: 'captured' }, 'charge.captured');
  if (approved) return authorize(work, charge);
  const isWallet = charge.method !== 'card';
  return decline(work, charge, isWallet ? 'wallet_refused' : 'authentication_failed');
}

/** Captures an authorised charge, unless the authorisation was released. */
export async function captureCharge(work: UnitOfWork, charge: Charge): Promise<Charge> {
  if (charge.state !== 'authorized' || charge.is_setup) return charge;
  if (testCardNamed(charge.test_card)?.fault === 'capture_refused')
    return decline(work, charge, 'card_declined');
  const captured = await reported(work, charge, { state: 'captured' }, 'charge.captured');
  if (testCardNamed(charge.test_card)?.fault !== 'disputed') return captured;
  await openDispute(work, captured);
  return reported(work, captured, { disputed: charge.amount }, 'charge.disputed');
}

/** Cancels a charge that was not captured. */
export async function voidCharge(work: UnitOfWork, charge: Charge): Promise<Charge> {
  if (charge.state === 'captured' || charge.state === 'voided' || charge.state === 'declined')
    return charge;
  return reported(work, charge, { state: 'voided' }, 'charge.voided');
}

/**
 * Refunds a captured charge; false when the amount exceeds the remainder. The same key refunds
 * once.
 */
export async function refundCharge(work: UnitOfWork, charge: Charge, key: string, amount: number) {
  const { reference } = charge;
  const before = await work.tx
    .selectFrom('standin_refunds')
    .select('reference')
    .where('key', '=', key)
    .executeTakeFirst();
  if (before) return before.reference === reference;
  if (charge.state !== 'captured' || charge.refunded + amount > charge.amount) return false;
  await work.tx
    .insertInto('standin_refunds')
    .values({ key, reference, amount, created_at: instant(work) })
    .execute();
  await reported(work, charge, { refunded: charge.refunded + amount }, 'charge.refunded');
  return true;
}

/** Validity of an authorisation in hours, shorter for off-session charges, as with Visa. */
const HELD_HOURS = { present: 7 * 24, offSession: 4 * 24 + 18 };

async function authorize(work: UnitOfWork, charge: Charge, isOffSession = false): Promise<Charge> {
  if (charge.keeps_card) await keepCard(work, charge);
  const hours = isOffSession ? HELD_HOURS.offSession : HELD_HOURS.present;
  const held_until = charge.is_setup ? null : new Date(work.now.add({ hours }).epochMilliseconds);
  return reported(work, charge, { state: 'authorized', held_until }, 'charge.authorized');
}

/** Releases expired authorisations; `key` selects one charge. */
export async function letGoOfHolds(work: UnitOfWork, key?: string): Promise<void> {
  const over = await work.tx
    .selectFrom('standin_charges')
    .selectAll()
    .where('state', '=', 'authorized')
    .where('held_until', '<=', instant(work))
    .$if(key !== undefined, (q) => q.where('idempotency_key', '=', key ?? ''))
    .forUpdate()
    .execute();
  for (const charge of over) await reported(work, charge, { state: 'voided' }, 'charge.voided');
}

const decline = (work: UnitOfWork, charge: Charge, code: string) =>
  reported(work, charge, { state: 'declined', error_code: code }, 'charge.declined');

async function reported(
  work: UnitOfWork,
  charge: Charge,
  change: Change,
  event: string,
): Promise<Charge> {
  const changed = await update(work, charge, change);
  // No event for saving a card: the shop polls for it.
  if (!charge.is_setup) await recordEvent(work, changed, event);
  return changed;
}

type Change = Updateable<StandinChargesTable>;

export const update = (work: UnitOfWork, charge: Charge, change: Change): Promise<Charge> =>
  work.tx
    .updateTable('standin_charges')
    .set({ ...change, updated_at: instant(work) })
    .where('reference', '=', charge.reference)
    .returningAll()
    .executeTakeFirstOrThrow();
