import { sql } from 'kysely';
import { shortDate } from '#i18n/dates.ts';
import { refuseFields } from '#kit/refusal.ts';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import { entryOfReturn, type Payout } from '../rules/index.ts';
import { writeEntry } from './write-entry.ts';

/** Payouts are recorded and returned one after another, so that each sees what the one before left owed. */
const LOCK = 'books: payouts';

/** Takes the lock under which payouts are recorded and returned, until the end of the transaction. */
export async function lockPayouts({ tx }: UnitOfWork): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${LOCK}))`.execute(tx);
}

/** What a provider reports as not paid out, or taken back from the bank. */
export interface PayoutFailure {
  /** The provider's own id of the payout. */
  payout: string;
  provider: Payout['provider'];
  /** Cents. */
  amount: number;
  bankReference: string | null;
  /** Civil date. */
  failedOn: string;
  /** Code of the provider. */
  reason: string | null;
}

interface ReturnedPayout {
  reference: string;
  /** Civil date it left the bank. */
  returnedOn: string;
  /** Cents that left, where the bank says it. */
  amount?: number;
  /** The line of the bank statement that shows it. */
  bankLine?: string;
}

/**
 * Books back a recorded payout, whole and once; the same day again changes nothing.
 * @throws Refusal under `reference`: `payout.unknown`, also for another amount; `payout.returned` on another day; under
 * `returnedOn`: `payout.future`, `payout.returned_too_early`.
 */
export async function returnPayout(
  work: UnitOfWork,
  { reference, returnedOn, amount, bankLine }: ReturnedPayout,
): Promise<void> {
  await lockPayouts(work);
  const payout = await work.tx
    .selectFrom('payouts')
    .select(['provider', 'reference', 'amount', 'arrived_on as arrivedOn'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  const before = await work.tx
    .selectFrom('payout_returns')
    .select('returned_on as returnedOn')
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (before?.returnedOn === returnedOn) return;
  const refused = (propertyPath: string, code: string, date = '') =>
    refuseFields([{ propertyPath, code, params: { date: date && shortDate(date) } }]);
  if (!payout || (amount !== undefined && amount !== payout.amount))
    throw refused('reference', 'payout.unknown');
  if (before) throw refused('reference', 'payout.returned', before.returnedOn);
  if (returnedOn > work.today.toString()) throw refused('returnedOn', 'payout.future');
  if (returnedOn < payout.arrivedOn)
    throw refused('returnedOn', 'payout.returned_too_early', payout.arrivedOn);
  await writeReturn(work, payout, { returnedOn, bankLine: bankLine ?? null });
  await answerReports(work, payout.provider);
}

/**
 * Keeps what a provider reports as failed, each once, and books back the payouts recorded under the
 * same reference and amount. What matches none stays open until it is recorded.
 */
export async function recordFailures(
  work: UnitOfWork,
  failures: readonly PayoutFailure[],
): Promise<void> {
  if (failures.length === 0) return;
  await lockPayouts(work);
  await work.tx
    .insertInto('payout_failures')
    .values(
      failures.map(({ bankReference, failedOn, ...failure }) => ({
        ...failure,
        bank_reference: bankReference,
        failed_on: failedOn,
        told_at: new Date(work.now.epochMilliseconds),
      })),
    )
    .onConflict((conflict) => conflict.column('payout').doNothing())
    .execute();
  for (const provider of new Set(failures.map((one) => one.provider)))
    await returnReported(work, provider);
}

/** Books back the recorded payouts that open reports of a provider name. Under the lock. */
export async function returnReported(
  work: UnitOfWork,
  provider: Payout['provider'],
): Promise<void> {
  for (const failure of await findOpenFailures(work.tx, provider)) {
    const payout = await work.tx
      .selectFrom('payouts as p')
      .leftJoin('payout_returns as r', 'r.reference', 'p.reference')
      .select(['p.provider', 'p.reference', 'p.amount', 'p.arrived_on as arrivedOn'])
      .where('p.provider', '=', provider)
      .where('p.amount', '=', failure.amount)
      .where('p.reference', 'in', [failure.payout, failure.bankReference ?? failure.payout])
      .where('r.reference', 'is', null)
      .executeTakeFirst();
    if (!payout) continue;
    // It cannot leave the bank before it arrived there, whichever of the two was heard of first.
    const returnedOn = failure.failedOn < payout.arrivedOn ? payout.arrivedOn : failure.failedOn;
    await writeReturn(work, payout, { returnedOn, bankLine: null });
    await answer(work, failure.payout, payout.reference);
  }
  await answerReports(work, provider);
}

/** Days between a report and the day the team saw the same payout leave the bank. */
const APART_DAYS = 15;

/** Open reports of payouts that the team booked back under the bank's reference: by amount, each for one. */
async function answerReports(work: UnitOfWork, provider: Payout['provider']): Promise<void> {
  for (const { payout, amount, failedOn } of await findOpenFailures(work.tx, provider)) {
    const day = Temporal.PlainDate.from(failedOn);
    const returned = await work.tx
      .selectFrom('payout_returns as r')
      .leftJoin('payout_failures as f', 'f.returned', 'r.reference')
      .select('r.reference')
      .where('r.provider', '=', provider)
      .where('r.amount', '=', amount)
      .where('r.returned_on', '>=', day.subtract({ days: APART_DAYS }).toString())
      .where('r.returned_on', '<=', day.add({ days: APART_DAYS }).toString())
      .where('f.payout', 'is', null)
      .orderBy('r.returned_on')
      .orderBy('r.reference')
      .executeTakeFirst();
    if (returned) await answer(work, payout, returned.reference);
  }
}

const answer = (work: UnitOfWork, payout: string, reference: string) =>
  work.tx
    .updateTable('payout_failures')
    .set({ returned: reference })
    .where('payout', '=', payout)
    .execute();

async function writeReturn(
  work: UnitOfWork,
  { provider, reference, amount }: Omit<Payout, 'arrivedOn'>,
  how: { returnedOn: string; bankLine: string | null },
): Promise<void> {
  await work.tx
    .insertInto('payout_returns')
    .values({
      provider,
      reference,
      amount,
      returned_on: how.returnedOn,
      bank_line: how.bankLine,
      recorded_at: new Date(work.now.epochMilliseconds),
    })
    .execute();
  await writeEntry(
    work,
    entryOfReturn({ provider, reference, amount, returnedOn: how.returnedOn }),
  );
}

/** Reports no payout was booked back for yet, earliest first. */
function findOpenFailures(db: Db | Tx, provider?: Payout['provider']) {
  return db
    .selectFrom('payout_failures')
    .select(['payout', 'provider', 'amount', 'bank_reference as bankReference'])
    .select(['failed_on as failedOn', 'reason'])
    .where('returned', 'is', null)
    .where((is) => (provider ? is('provider', '=', provider) : is.lit(true)))
    .orderBy('failed_on')
    .orderBy('payout')
    .execute();
}

const MOST_SHOWN = 20;
/** Days a report without a payout stays in view: a bank shows a payout within days of it. */
const SHOWN_DAYS = 60;

/** The latest recorded payouts, and recent reports that none of them answers. */
export async function readPayouts(db: Db, today: Temporal.PlainDate) {
  const payouts = await db
    .selectFrom('payouts as p')
    .leftJoin('payout_returns as r', 'r.reference', 'p.reference')
    .select(['p.provider', 'p.reference', 'p.amount', 'p.arrived_on as arrivedOn'])
    .leftJoin('payout_failures as f', 'f.returned', 'p.reference')
    .select(['r.returned_on as returnedOn', 'f.reason'])
    .orderBy('p.arrived_on', 'desc')
    .orderBy('p.id', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  const since = today.subtract({ days: SHOWN_DAYS }).toString();
  const open = await findOpenFailures(db);
  return { payouts, failures: open.filter(({ failedOn }) => failedOn >= since) };
}

/** The recorded payouts under these references, or of these amounts in cents. */
export const findPayoutsOf = (
  db: Db,
  { references, amounts }: { references: readonly string[]; amounts: readonly number[] },
) =>
  db
    .selectFrom('payouts as p')
    .leftJoin('payout_returns as r', 'r.reference', 'p.reference')
    .select(['p.reference', 'p.amount', 'p.arrived_on as arrivedOn'])
    .select(['r.returned_on as returnedOn', 'r.bank_line as bankLine'])
    .where(
      sql<boolean>`(p.reference = any (${[...references]}::text[]) or p.amount = any (${[...amounts]}::bigint[]))`,
    )
    .orderBy('p.arrived_on', 'desc')
    .orderBy('p.id', 'desc')
    .execute();
