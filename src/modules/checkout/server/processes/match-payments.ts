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

/** Older charges are closed: no refund and no dispute of them is to be expected. */
const DAYS = 100;
const DAY_HOURS = 24;

export interface Match {
  charges: number;
  findings: Finding[];
  healed: number;
}

/**
 * The three-way match: what the provider's books say of each charge, what our ledger says, and what
 * the orders say. What can heal is healed — money without an order is given back, a payment under
 * way is carried on —, the rest is written down for somebody to look at. Kept cards are compared too:
 * one the provider does not know cannot pay the next delivery.
 * @throws when the provider does not answer; of single disputes, once all the others were looked at.
 */
export async function matchPayments(appContext: AppContext): Promise<Match> {
  const since = appContext.clock.now().subtract({ hours: DAYS * DAY_HOURS });
  // Their clock is not ours: at the edge, more is known than is compared.
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
  /** What went wrong with disputes: no other charge waits for it. */
  unheard: unknown[];
}

/** Heals one charge or says what is wrong with it. */
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
      // A charge stays disputed to the provider: how it ended is asked while nobody has heard.
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
      // What was disputed in part stays so to the provider: the rest of its money is compared all the same.
      return line && booked && isMovedAlike(line, booked) ? null : found('provider_differs');
    case 'held_too_long':
      return found('held_too_long');
    case 'differs':
      return found('provider_differs');
  }
}

const numbers = (books: Books | null | undefined) =>
  books ? { captured: books.captured, refunded: books.refunded, disputed: books.disputed } : null;

/** A fee is known when the provider's books tell it, some time after the charge. */
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

/** Writes what is new, closes what has healed; says it in the log, where an alarm hears it. */
async function write(appContext: AppContext, findings: readonly Finding[]): Promise<number> {
  return transact(appContext, async (work) => {
    for (const finding of findings)
      if (await raiseFinding(work, finding))
        appContext.log.error({ finding }, 'provider, ledger and orders do not agree');
    return healFindings(work, RECOMPUTED, findings);
  });
}

/** What is open, as lines a person reads. */
export async function describeFindings(appContext: AppContext): Promise<string[]> {
  const open = await findOpenFindings(appContext.db);
  return open.map(
    ({ id, kind, subject, details, firstSeen }) =>
      `#${id} ${kind} ${subject} since ${firstSeen.toISOString()} ${JSON.stringify(details)}`,
  );
}
