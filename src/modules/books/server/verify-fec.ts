import { sql } from 'kysely';
import type { Cents } from '#kit/money.ts';
import type { AppContext, Db } from '#registry/schema.ts';
import { checkFec, fecName, fecText, latin9 } from '../rules/index.ts';
import { readFecLines } from './lines.ts';

export interface VerifiedFec {
  name: string;
  lines: number;
  /** Total of all entries in cents; the total credit is equal. */
  debit: Cents;
  /**
   * Entries of the year without a number, which are not in the file: those of today and yesterday,
   * until the nightly job.
   */
  waiting: number;
  problems: string[];
}

/**
 * Builds the FEC file of a year, checks its bytes by the published rules, and compares its balance
 * per account with the ledger.
 */
export async function verifyFec(
  { db, clock, config }: Pick<AppContext, 'db' | 'clock' | 'config'>,
  year: number,
): Promise<VerifiedFec> {
  const name = fecName(config.SELLER_SIREN, year);
  const bytes = latin9(fecText(await readFecLines(db, year)));
  const text = new TextDecoder('iso-8859-15').decode(bytes);
  const problems = checkFec(name, text).map(({ line, rule }) => `line ${line}: ${rule}`);
  const rows = text
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((row) => row.split('\t'));
  const written = new Map<string, Cents>();
  let [debit, credit] = [0, 0];
  for (const [, , , , account = '', , , , , , , debited = '', credited = ''] of rows) {
    debit += centsOf(debited);
    credit += centsOf(credited);
    written.set(account, (written.get(account) ?? 0) + centsOf(debited) - centsOf(credited));
  }
  if (debit !== credit) problems.push(`debits come to ${debit} cents, credits to ${credit}`);
  const { rows: held } = await sql<{ account: string; amount: Cents }>`
    select l.account, sum(l.amount)::bigint as amount
    from book_entries e join book_lines l on l.entry_id = e.id join book_numbers n on n.entry_id = e.id
    where e.entry_on between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date
    group by 1 order by 1`.execute(db);
  for (const { account, amount } of held)
    if ((written.get(account) ?? 0) !== amount)
      problems.push(`${account} comes to ${written.get(account) ?? 0} cents, and holds ${amount}`);
  const { waiting, late } = await countWaiting(db, year, clock.today().subtract({ days: 1 }));
  if (late > 0) problems.push(`${late} entries have no number, and are not in it`);
  return { name, lines: rows.length, debit, waiting, problems };
}

/** Entries of a year without a number: total, and those before a date. */
async function countWaiting(db: Db, year: number, before: Temporal.PlainDate) {
  const { rows } = await sql<{ waiting: number; late: number }>`
    select count(*)::int as waiting, (count(*) filter (where e.entry_on < ${before.toString()}::date))::int as late
    from book_entries e left join book_numbers n on n.entry_id = e.id
    where n.entry_id is null
      and e.entry_on between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date`.execute(db);
  return rows[0] ?? { waiting: 0, late: 0 };
}

const centsOf = (text: string): Cents => Math.round(Number(text.replace(',', '.')) * 100);
