import { sql } from 'kysely';
import { z } from 'zod';
import { refuse } from '#kit/refusal.ts';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import { type DisputeOutcome, FINDING_KINDS, type FindingKind } from '../rules/index.ts';

/** Something that somebody has to look at, unless it heals by itself. */
export interface Finding {
  kind: FindingKind;
  /** A charge, an order or a message, by its own name. */
  subject: string;
  details: Record<string, unknown>;
}

export interface OpenFinding extends Finding {
  id: number;
  firstSeen: Date;
}

/** Writes a finding, or that it was seen again; true when it is new. */
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
        // As written in the index: a parameter would not be recognised.
        .where(sql<boolean>`state = 'open'`)
        .doUpdateSet({ details, last_seen: now }),
    )
    .returning(['first_seen', 'last_seen'])
    .executeTakeFirstOrThrow();
  return written.first_seen.getTime() === written.last_seen.getTime();
}

/** What is open of these kinds and was not found this time has healed. */
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

/** What somebody says of a finding they looked at. */
export interface Closing {
  note: string;
  /** Of a dispute, and of nothing else. */
  outcome?: DisputeOutcome | undefined;
}

/**
 * Somebody looked: `note` says what was done. False when there is no such open finding.
 * @throws Refusal `finding.outcome` when a dispute is closed without saying how it ended, or another finding with
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

/** An open finding by its number. */
export const findOpenFinding = (db: Db | Tx, id: number): Promise<OpenFinding | undefined> =>
  open(db).where('id', '=', id).executeTakeFirst();

/** Disputes of a charge that findings are about. */
interface NamedDisputes {
  /** Whether somebody has said the end of any, noted or not. */
  isAnyJudged: boolean;
  /** Whose end somebody has said: the team or the provider. */
  judged: ReadonlySet<string>;
  /** These, and what is still looked at. */
  named: ReadonlySet<string>;
}

/**
 * Which of the disputes of a charge, the earliest first, findings are about. One that names none was about the
 * earliest that no other names.
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

/** The disputes some findings are about, beside those others name. */
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

/** The reason of an open finding is gone. */
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

/** What is open, oldest first. */
export function findOpenFindings(db: Db | Tx): Promise<OpenFinding[]> {
  return open(db).execute();
}

const open = (db: Db | Tx) =>
  db
    .selectFrom('payment_findings')
    .select(['id', 'kind', 'subject', 'details', 'first_seen as firstSeen'])
    .where('state', '=', 'open')
    .orderBy('id');

/** What is open of these subjects, oldest first. */
export function findOpenFindingsOf(db: Db, subjects: readonly string[]): Promise<OpenFinding[]> {
  return open(db).where('subject', 'in', subjects).execute();
}

/** How many are open of each kind, none included: what an alarm watches. */
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

/** The provider says how a dispute ended: what is repeated of it opens nothing again. */
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
