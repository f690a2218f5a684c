import { sql } from 'kysely';
import { z } from 'zod';
import { refuse } from '#kit/refusal.ts';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import { type DisputeOutcome, FINDING_KINDS, type FindingKind } from '../rules/index.ts';

/** A discrepancy for a staff member to review, unless it resolves itself. */
export interface Finding {
  kind: FindingKind;
  /** The id of a charge, an order or a message. */
  subject: string;
  details: Record<string, unknown>;
}

export interface OpenFinding extends Finding {
  id: number;
  firstSeen: Date;
}

/** Saves a finding, or the time it was seen again; true when it is new. */
export async function raiseFinding(work: UnitOfWork, finding: Finding): Promise<boolean> {
  const now = new Date(work.now.epochMilliseconds);
  const { kind, subject } = finding;
  const details = JSON.stringify(finding.details);
  const written = await work.tx
    .insertInto('payment_findings')
    .values({ kind, subject, details, first_seen: now, last_seen: now })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'subject'])
        // Written as in the index predicate: with a parameter, the index would not be used.
        .where(sql<boolean>`state = 'open'`)
        .doUpdateSet({ details, last_seen: now }),
    )
    .returning(['first_seen', 'last_seen'])
    .executeTakeFirstOrThrow();
  return written.first_seen.getTime() === written.last_seen.getTime();
}

/** Closes open findings of these kinds that this run no longer found. */
export async function healFindings(
  work: UnitOfWork,
  kinds: readonly FindingKind[],
  found: readonly Finding[],
): Promise<number> {
  const now = new Date(work.now.epochMilliseconds);
  const still = new Set(found.map(({ kind, subject }) => `${kind} ${subject}`));
  const open = await findOpenFindings(work.tx);
  const healed = open.filter(
    ({ kind, subject }) => kinds.includes(kind) && !still.has(`${kind} ${subject}`),
  );
  for (const { id } of healed)
    await work.tx
      .updateTable('payment_findings')
      .set({ state: 'healed', closed_at: now })
      .where('id', '=', id)
      .execute();
  return healed.length;
}

/** What a staff member enters to close a finding. */
export interface Closing {
  note: string;
  /** Required for a dispute, refused for any other finding. */
  outcome?: DisputeOutcome | undefined;
}

/**
 * Closes a finding; `note` says what was done. False when there is no such open finding.
 * @throws Refusal `finding.outcome` when a dispute is closed without an outcome, or another finding with one
 */
export async function closeFinding(
  work: UnitOfWork,
  id: number,
  { note, outcome }: Closing,
): Promise<boolean> {
  const finding = await findOpenFinding(work.tx, id);
  if (!finding) return false;
  if ((finding.kind === 'dispute') !== (outcome !== undefined)) throw refuse('finding.outcome');
  const closed = await work.tx
    .updateTable('payment_findings')
    .set({ state: 'closed', note, outcome, closed_at: new Date(work.now.epochMilliseconds) })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst();
  return closed !== undefined;
}

/** An open finding by its id. */
export const findOpenFinding = (db: Db | Tx, id: number): Promise<OpenFinding | undefined> =>
  open(db).where('id', '=', id).executeTakeFirst();

/** The disputes of a charge that findings refer to. */
interface NamedDisputes {
  /** Whether the outcome of any is decided, including ones not recorded. */
  isAnyJudged: boolean;
  /** Disputes whose outcome the team or the provider has stated. */
  judged: ReadonlySet<string>;
  /** These, and the disputes of open findings. */
  named: ReadonlySet<string>;
}

/**
 * Assigns findings to the disputes of a charge, earliest first. A finding without dispute ids refers to the earliest
 * dispute that no other finding names.
 */
export async function findNamedDisputes(
  db: Db | Tx,
  reference: string,
  noted: readonly string[],
): Promise<NamedDisputes> {
  const findings = await db
    .selectFrom('payment_findings')
    .select(['details', 'outcome'])
    .where('kind', '=', 'dispute')
    .where('subject', '=', reference)
    .where((row) => row.or([row('outcome', 'is not', null), row('state', '=', 'open')]))
    .orderBy('id')
    .execute();
  const ended = findings.filter(({ outcome }) => outcome !== null);
  const judged = withNames(new Set(), ended, noted);
  const looked = findings.filter(({ outcome }) => outcome === null);
  return { isAnyJudged: ended.length > 0, judged, named: withNames(judged, looked, noted) };
}

/** The disputes that some findings refer to, added to those named by others. */
function withNames(
  others: ReadonlySet<string>,
  findings: readonly Pick<Finding, 'details'>[],
  noted: readonly string[],
): ReadonlySet<string> {
  const named = findings.map(({ details }) => z.array(z.string()).safeParse(details.disputes).data);
  const ids = new Set([...others, ...named.flatMap((one) => one ?? [])]);
  const unnamed = named.filter((one) => one === undefined).length;
  for (const id of noted.filter((one) => !ids.has(one)).slice(0, unnamed)) ids.add(id);
  return ids;
}

/** Closes a finding because its cause is gone. */
export async function settleFinding(
  work: UnitOfWork,
  kind: FindingKind,
  subject: string,
): Promise<void> {
  await work.tx
    .updateTable('payment_findings')
    .set({ state: 'healed', closed_at: new Date(work.now.epochMilliseconds) })
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('state', '=', 'open')
    .execute();
}

/** Open findings, oldest first. */
export function findOpenFindings(db: Db | Tx): Promise<OpenFinding[]> {
  return open(db).execute();
}

const open = (db: Db | Tx) =>
  db
    .selectFrom('payment_findings')
    .select(['id', 'kind', 'subject', 'details', 'first_seen as firstSeen'])
    .where('state', '=', 'open')
    .orderBy('id');

/** Open findings about these subjects, oldest first. */
export function findOpenFindingsOf(db: Db, subjects: readonly string[]): Promise<OpenFinding[]> {
  return open(db).where('subject', 'in', subjects).execute();
}

/** Number of open findings per kind, zero included, for monitoring. */
export async function countOpenFindings(db: Db): Promise<{ kind: FindingKind; count: number }[]> {
  const rows = await db
    .selectFrom('payment_findings')
    .select(['kind', sql<number>`count(*)::int`.as('count')])
    .where('state', '=', 'open')
    .groupBy('kind')
    .execute();
  return FINDING_KINDS.map((kind) => ({
    kind,
    count: rows.find((row) => row.kind === kind)?.count ?? 0,
  }));
}

/** Closes the finding of a dispute with the provider's outcome: repeated reports do not reopen it. */
export async function settleDispute(
  work: UnitOfWork,
  reference: string,
  outcome: DisputeOutcome,
): Promise<void> {
  await work.tx
    .updateTable('payment_findings')
    .set({ state: 'healed', outcome, closed_at: new Date(work.now.epochMilliseconds) })
    .where('kind', '=', 'dispute')
    .where('subject', '=', reference)
    .where('state', '=', 'open')
    .execute();
}
