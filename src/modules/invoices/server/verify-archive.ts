import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import type { Cents } from '#kit/money.ts';
import type { AppContext } from '#registry/schema.ts';
import { sha256 } from './chain.ts';
import { documentsZip } from './documents-zip.ts';

export interface VerifiedArchive {
  documents: number;
  /** Invoices less credit notes, in cents. */
  total: Cents;
  problems: string[];
}

interface Days {
  from: Temporal.PlainDate;
  to: Temporal.PlainDate;
}

/**
 * Builds the archive of a period and reads it back: checks that each document is in it once, byte for
 * byte as printed; that each invoice equals the total of its order, or
 * what was taken back of the one it replaces; and that each document was booked
 * with its amount. Prints missing PDFs. Keeps the archive in memory: use it for a day at a time.
 */
export async function verifyArchive(appContext: AppContext, days: Days): Promise<VerifiedArchive> {
  const bytes = await buffer(await documentsZip(appContext, days));
  const files = Object.entries(unzipSync(bytes)).map(([name, file]) => ({
    name,
    hash: sha256(file),
    isPdf: Buffer.from(file.subarray(0, 5)).toString('latin1') === '%PDF-',
  }));
  const issued = await readIssued(appContext, days);
  const problems = files.flatMap(({ name, isPdf }) => (isPdf ? [] : [`${name} is no PDF`]));
  if (files.length !== issued.length)
    problems.push(`${files.length} files for ${issued.length} documents`);
  const byHash = Map.groupBy(files, ({ hash }) => hash);
  let total = 0;
  for (const { number, sign, amount, ordered, booked, hash } of issued) {
    total += sign * amount;
    const found = byHash.get(hash)?.length ?? 0;
    if (found !== 1) problems.push(`${number} is in it ${found} times`);
    if (sign > 0 && amount !== ordered)
      problems.push(`${number} comes to ${amount} cents, its order to ${ordered}`);
    if (sign * amount !== booked)
      problems.push(`${number} comes to ${sign * amount} cents, and is booked for ${booked}`);
  }
  return { documents: issued.length, total, problems };
}

async function readIssued({ db }: AppContext, { from, to }: Days) {
  const { rows } = await sql<{
    number: string;
    sign: 1 | -1;
    amount: Cents;
    ordered: Cents;
    booked: Cents;
    hash: string;
  }>`
    select i.number, case i.kind when 'invoice' then 1 else -1 end as sign, i.total as amount,
      coalesce(n.total, o.total) as ordered,
      coalesce((select sum(l.amount) from book_entries e join book_lines l on l.entry_id = e.id
                where e.key = 'invoice:' || i.number and l.account = '411000'), 0)::bigint as booked,
      coalesce(f.sha256, '') as hash
    from invoices i join orders o on o.id = i.order_id left join invoice_files f on f.invoice_id = i.id
      left join invoices n on n.corrects_id = i.replaces_id and n.kind = 'credit_note' and n.refund_id is null
    where i.issued_on between ${from.toString()}::date and ${to.toString()}::date and i.series not like 'T%'
    order by i.id`.execute(db);
  return rows;
}
