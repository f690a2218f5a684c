import { sql } from 'kysely';
import type { Cents } from '#kit/money.ts';
import type { Db } from '#registry/schema.ts';
import { checkFec, fecName, fecText, latin9 } from '../rules/index.ts';
import { readFecLines } from './lines.ts';

export interface VerifiedFec {
  name: string;
  lines: number;
  /** Of all entries, in cents; the credits are as much. */
  debit: Cents;
  /** Entries of the year that have no number yet, and are not in it: those of today, until the night. */
  waiting: number;
  problems: string[];
}

/**
 * Writes the file of entries of a year as it is handed out, reads its bytes back by the published rules, and compares
 * what each account comes to in it with what the books hold.
 */
export async function verifyFec(db: Db, siren: string, year: number): Promise<VerifiedFec> {
  const name = fecName(siren, year);
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
  const waiting = await countWaiting(db, year);
  return { name, lines: rows.length, debit, waiting, problems };
}

async function countWaiting(db: Db, year: number): Promise<number> {
  const { waiting } = await db
    .selectFrom('book_entries as e')
    .leftJoin('book_numbers as n', 'n.entry_id', 'e.id')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('n.entry_id', 'is', null)
    .where('e.entry_on', '>=', `${year}-01-01`)
    .where('e.entry_on', '<=', `${year}-12-31`)
    .executeTakeFirstOrThrow();
  return Number(waiting);
}

const centsOf = (text: string): Cents => Math.round(Number(text.replace(',', '.')) * 100);
