import { sql } from 'kysely';
import { localizedPath } from '#i18n/language.ts';
import { jsonText } from '#kit/json-text.ts';
import { refuse } from '#kit/refusal.ts';
import { writtenIn } from '#modules/catalog/server/index.ts';
import {
  type Customer,
  emptyCustomer,
  findCustomer,
  isErased,
} from '#modules/customers/server/index.ts';
import { paths } from '#pages/paths.ts';
import { queueMail } from '#platform/mail.ts';
import type { AccountMerge, OwnedRows } from '#platform/personal-data.ts';
import type { PersonalData, Tx, UnitOfWork } from '#registry/schema.ts';
import { mergeMail } from './emails/merge-mail.ts';

/** Number of rows by table. */
export type RowCounts = Readonly<Record<string, number>>;

export interface MergeResult {
  from: Customer;
  to: Customer;
  /** Rows that were moved, by table. */
  moved: RowCounts;
  /** Rows an account can have only once, which were deleted: a second cart, a second setting. */
  dropped: RowCounts;
}

interface MergeRequest extends AccountMerge {
  staffId: number;
  /** Origins of the sites they signed up at, for the links in mails. */
  origins: { from: string; to: string };
}

/**
 * Merges two accounts of one person: all rows of `from` are moved to `to`, verified by counting both before and
 * after. Sign-ins and tokens of `from` are revoked, and both mailboxes get a mail. It cannot be undone.
 * @throws Refusal `merge.same`, `customer.unknown`, `customer.erased`, `merge.money_in_flight`, `merge.blocked`,
 * `merge.deletion_requested`
 */
export async function mergeCustomers(
  work: UnitOfWork,
  parts: readonly PersonalData[],
  { from, to, staffId, origins }: MergeRequest,
): Promise<MergeResult> {
  if (from === to) throw refuse('merge.same');
  const { tx } = work;
  // Other transactions that add data to one of the accounts wait, and then find the right owner.
  await tx
    .selectFrom('customers')
    .select('id')
    .where('id', 'in', [from, to])
    .orderBy('id')
    .forUpdate()
    .execute();
  const [merged, staying] = [await living(tx, from), await living(tx, to)];
  for (const part of parts)
    for (const id of [from, to]) {
      const obstacle = await part.findMergeObstacle?.(work, id);
      if (obstacle) throw refuse(obstacle);
    }
  const owned = parts.flatMap((part) => part.owned ?? []);
  const moving = owned.filter(({ merge }) => merge === 'moves');
  const before = await countBoth(tx, moving, [from, to]);
  // Rows that reference their owner twice are checked only when all have moved.
  await sql`set constraints all deferred`.execute(tx);
  for (const part of parts) await part.settleMerge?.(work, { from, to });
  const settled = await countBoth(tx, moving, [from, to]);
  const moved = await countBoth(tx, moving, [from]);
  for (const rows of moving) await giveRows(tx, rows, { from, to });
  for (const rows of owned.filter(({ merge }) => merge === 'ends')) await endRows(tx, rows, from);
  await emptyCustomer(work, from);
  await tx
    .insertInto('customer_merges')
    .values({
      merged_id: from,
      kept_id: to,
      email: merged.email,
      staff_id: staffId,
      merged_at: new Date(work.now.epochMilliseconds),
      moved: jsonText(moved),
    })
    .execute();
  await prove(tx, moving, { from, to }, settled);
  await forgetAnswers(tx, from);
  await tellBoth(work, merged, staying, origins);
  return { from: merged, to: staying, moved, dropped: difference(before, settled) };
}

/** @throws Refusal `customer.unknown`, `customer.erased` */
async function living(tx: Tx, id: number): Promise<Customer> {
  const customer = await findCustomer(tx, id);
  if (!customer) throw refuse('customer.unknown');
  if (isErased(customer)) throw refuse('customer.erased');
  return customer;
}

const nameOf = ({ table, column }: OwnedRows) => `${table}.${column}`;

/** Number of rows per table that belong to any of these ids. */
async function countBoth(
  tx: Tx,
  owned: readonly OwnedRows[],
  ids: readonly number[],
): Promise<Record<string, number>> {
  const counts = owned.map(
    ({ table, column }) =>
      sql<number>`(select count(*)::integer from ${sql.table(table)} where ${sql.ref(column)} in (${sql.join(ids)}))`,
  );
  const { rows } = await sql<{
    counts: number[];
  }>`select array[${sql.join(counts)}] as counts`.execute(tx);
  return Object.fromEntries(owned.map((one, nth) => [nameOf(one), rows[0]?.counts[nth] ?? 0]));
}

const giveRows = (tx: Tx, { table, column }: OwnedRows, { from, to }: AccountMerge) =>
  sql`update ${sql.table(table)} set ${sql.ref(column)} = ${to} where ${sql.ref(column)} = ${from}`.execute(
    tx,
  );

const endRows = (tx: Tx, { table, column }: OwnedRows, from: number) =>
  sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${from}`.execute(tx);

const difference = (more: RowCounts, less: RowCounts): RowCounts =>
  Object.fromEntries(
    Object.entries(more)
      .map(([name, count]) => [name, count - (less[name] ?? 0)] as const)
      .filter(([, count]) => count > 0),
  );

/** Checks that `from` has no rows left and `to` has all; otherwise the transaction is rolled back. */
async function prove(
  tx: Tx,
  owned: readonly OwnedRows[],
  { from, to }: AccountMerge,
  expected: RowCounts,
): Promise<void> {
  const own = owned.filter(({ table }) => table !== 'customer_merges');
  const [left, there] = [await countBoth(tx, own, [from]), await countBoth(tx, own, [to])];
  for (const name of own.map(nameOf))
    if (left[name] !== 0 || there[name] !== expected[name])
      throw new Error(
        `Merging ${from} into ${to} loses ${name}: ${there[name]} of ${expected[name]}`,
      );
}

/** Deletes cached idempotent responses and jobs of the merged account. */
async function forgetAnswers(tx: Tx, from: number): Promise<void> {
  await tx.deleteFrom('idempotency_keys').where('caller', '=', `customer:${from}`).execute();
  await sql`delete from pgboss.job where data ->> 'customerId' = ${String(from)}`.execute(tx);
}

/** Mails both mailboxes, so that a wrong merge is noticed; each sees only the beginning of the other's e-mail. */
async function tellBoth(
  work: UnitOfWork,
  merged: Customer,
  staying: Customer,
  origins: MergeRequest['origins'],
): Promise<void> {
  for (const [kind, reader, other, origin, path] of [
    ['staying', staying, merged, origins.to, paths.account()],
    ['merged', merged, staying, origins.from, paths.contact()],
  ] as const) {
    const { firstName } = reader;
    const mail = await writtenIn(work, reader.language, null, () =>
      mergeMail({ kind, firstName, other: other.email, url: origin + localizedPath(path) }),
    );
    await queueMail(work, {
      key: `accounts-merged-${merged.id}-${kind}`,
      to: reader.email,
      ...mail,
    });
  }
}
