import { type Books, isMovedAlike, judgeCharge } from '#modules/payments/rules/index.ts';
import {
  type Attempt,
  type Booked,
  bookFee,
  cardProvider,
  checkTokens,
  type Finding,
  findAttemptsSince,
  findBooked,
  findOpenFindings,
  healFindings,
  isDisputeAwaited,
  raiseFinding,
  type StatementLine,
} from '#modules/payments/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import { findOrderDifferences } from '../order-differences.ts';
import { recordDisputes } from './record-dispute.ts';
import { returnOrphan } from './return-orphan.ts';

/** Days: older charges are closed, no refund or dispute of them is expected. */
const DAYS = 100;
const DAY_HOURS = 24;

export interface Match {
  charges: number;
  findings: Finding[];
  healed: number;
}

/**
 * Three-way reconciliation of the provider's statements, the ledger and the orders. Repairs what it
 * can (money without an order is refunded, an unfinished payment is continued) and records the rest
 * as findings. Also checks saved cards: one that the provider no longer has cannot pay the next
 * delivery.
 * @throws when the provider does not respond; for single disputes, after all the others were
 * processed.
 */
export async function matchPayments(appContext: AppContext): Promise<Match> {
  const since = appContext.clock.now().subtract({ hours: DAYS * DAY_HOURS });
  // The provider's clock may differ from ours: near the limit we load more than we compare.
  const [wider, narrower] = [since.subtract({ hours: DAY_HOURS }), since.add({ hours: DAY_HOURS })];
  const provider = cardProvider(appContext);
  const statements = await provider.statements(since);
  const attempts = await findAttemptsSince(appContext.db, provider.name, wider);
  const booked = new Map(
    (await findBooked(appContext.db, wider)).map((entry) => [entry.reference, entry]),
  );
  const findings: Finding[] = [];
  const unheard: unknown[] = [];
  const lines = new Map(statements.map((line) => [line.reference, line]));
  const byReference = new Map(attempts.map((one) => [one.providerReference, one]));
  const references = attempts.flatMap(({ createdAt, providerReference }) =>
    createdAt.getTime() >= narrower.epochMilliseconds ? (providerReference ?? []) : [],
  );
  for (const reference of new Set([...lines.keys(), ...references])) {
    const line = lines.get(reference) ?? null;
    const attempt =
      byReference.get(reference) ?? attempts.find(({ hash }) => hash === line?.key) ?? null;
    const found = await judge(appContext, {
      reference,
      attempt,
      line,
      booked: booked.get(reference),
      unheard,
    });
    if (found) findings.push(found);
  }
  await bookFees(appContext, statements, byReference, booked);
  findings.push(...(await findOrderDifferences(appContext.db, since)));
  findings.push(...(await findMissingCards(appContext)));
  const healed = await write(appContext, findings);
  if (unheard.length > 0) throw new AggregateError(unheard, 'disputes could not be recorded');
  return { charges: lines.size, findings, healed };
}

interface Charge {
  reference: string;
  attempt: Attempt | null;
  line: StatementLine | null;
  booked: Booked | undefined;
  /** Errors from recording disputes, collected so that the other charges are still processed. */
  unheard: unknown[];
}

/** Repairs one charge or returns what is wrong with it. */
async function judge(appContext: AppContext, charge: Charge): Promise<Finding | null> {
  const { attempt, line, booked, reference, unheard } = charge;
  const verdict = judgeCharge(attempt, line, booked ?? null, appContext.clock.now());
  const found = (kind: Finding['kind']): Finding => ({
    kind,
    subject: reference,
    details: {
      order: attempt?.orderToken ?? null,
      provider: numbers(line),
      ledger: numbers(booked),
    },
  });
  const record = async () => {
    if (attempt && line)
      await recordDisputes(appContext, attempt, line).catch((error: unknown) =>
        unheard.push(error),
      );
  };
  switch (verdict) {
    case 'agrees':
      // The provider reports a charge as disputed for ever: its outcome is requested until we have
      // recorded one.
      if (line && line.disputed > 0 && (await isDisputeAwaited(appContext.db, reference)))
        await record();
      return null;
    case 'under_way':
      await transact(appContext, (work) =>
        work.announce('payment.unsettled', { hash: attempt?.hash ?? '' }),
      );
      return null;
    case 'orphan': {
      const isBack = attempt && line && (await returnOrphan(appContext, attempt, line));
      return isBack ? null : found('orphan_charge');
    }
    case 'disputed':
    case 'dispute_won':
      await record();
      // A partly disputed charge stays disputed at the provider: the rest of its money is still compared.
      return line && booked && isMovedAlike(line, booked) ? null : found('provider_differs');
    case 'held_too_long':
      return found('held_too_long');
    case 'differs':
      return found('provider_differs');
  }
}

const numbers = (books: Books | null | undefined) =>
  books ? { captured: books.captured, refunded: books.refunded, disputed: books.disputed } : null;

/** The provider reports the fee of a charge some time after the charge. */
async function bookFees(
  appContext: AppContext,
  statements: readonly StatementLine[],
  attempts: ReadonlyMap<string | null, Attempt>,
  booked: ReadonlyMap<string, Booked>,
) {
  const due = statements.flatMap(({ fee, reference }) => {
    const attempt = attempts.get(reference);
    const isNew = fee > 0 && booked.get(reference)?.fee === 0;
    return attempt && isNew ? [{ attempt, fee }] : [];
  });
  if (due.length > 0)
    await transact(appContext, async (work) => {
      for (const { attempt, fee } of due) await bookFee(work, attempt, fee);
    });
}

async function findMissingCards(appContext: AppContext): Promise<Finding[]> {
  const cards = await checkTokens(appContext);
  return cards.map(({ cardId, customerId, brand, last4 }) => ({
    kind: 'card_missing',
    subject: `card ${cardId}`,
    details: { order: null, customer: customerId, brand, last4 },
  }));
}

const RECOMPUTED = [
  'orphan_charge',
  'provider_differs',
  'order_differs',
  'held_too_long',
  'card_missing',
] as const;

/** Saves new findings and closes those that are resolved; logs them so that monitoring raises an alarm. */
async function write(appContext: AppContext, findings: readonly Finding[]): Promise<number> {
  return transact(appContext, async (work) => {
    for (const finding of findings)
      if (await raiseFinding(work, finding))
        appContext.log.error({ finding }, 'provider, ledger and orders do not agree');
    return healFindings(work, RECOMPUTED, findings);
  });
}

/** Open findings as readable lines. */
export async function describeFindings(appContext: AppContext): Promise<string[]> {
  const open = await findOpenFindings(appContext.db);
  return open.map(
    ({ id, kind, subject, details, firstSeen }) =>
      `#${id} ${kind} ${subject} since ${firstSeen.toISOString()} ${JSON.stringify(details)}`,
  );
}
