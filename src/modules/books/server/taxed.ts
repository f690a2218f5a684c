import { sql } from 'kysely';
import type { BasisPoints, Cents } from '#kit/money.ts';
import type { Db } from '#registry/schema.ts';
import { type SaleRegime, titleOf } from '../rules/index.ts';

/** Sales of a period at one rate of one country, net of credit notes. */
export interface Taxed {
  regime: SaleRegime;
  country: string;
  rate: BasisPoints;
  net: Cents;
  vat: Cents;
}

/**
 * Sales and VAT accounts for documents issued in a period, both days included; a document booked
 * later because its month was closed counts on its date of issue.
 */
export async function readTaxed(
  db: Db,
  { from, to }: { from: Temporal.PlainDate; to: Temporal.PlainDate },
): Promise<Taxed[]> {
  const { rows } = await sql<{ account: string; held: Cents }>`
    select l.account, -sum(l.amount)::bigint as held
    from book_entries e join book_lines l on l.entry_id = e.id
    where e.journal = 'VE' and e.piece_on between ${from.toString()}::date and ${to.toString()}::date
    group by 1 order by 1`.execute(db);
  const all = new Map<string, Taxed>();
  for (const { account, held } of rows) {
    const title = titleOf(account);
    if ('name' in title) continue;
    const { regime, country, rate, part } = title;
    const key = `${regime} ${country} ${rate}`;
    const one = all.get(key) ?? { regime, country, rate, net: 0, vat: 0 };
    one[part === 'vat' ? 'vat' : 'net'] += held;
    all.set(key, one);
  }
  return [...all.values()];
}
