import { sql } from 'kysely';
import type { Db } from '#registry/schema.ts';
import type { SalesReportShape } from '../admin-contracts.ts';
import { readPeriodTotals } from './period-totals.ts';

interface Days {
  from: Temporal.PlainDate;
  to: Temporal.PlainDate;
}

/**
 * Invoiced sales of a period by month, and its VAT by country and rate. Test orders are excluded;
 * credit notes count in the month they were issued (VAT-10).
 */
export async function readSalesReport(db: Db, { from, to }: Days): Promise<SalesReportShape> {
  const { invoiced, credited, vat } = await readPeriodTotals(db, { first: from, last: to });
  const of = (part: 'net' | 'vat') => vat.reduce((all, line) => all + line[part], 0);
  return {
    '@type': 'SalesReport',
    from: from.toString(),
    to: to.toString(),
    months: await readMonths(db, { from, to }),
    vat: [...vat],
    totals: { invoiced, credited, net: of('net'), vat: of('vat') },
  };
}

async function readMonths(db: Db, { from, to }: Days) {
  const { rows } = await sql<SalesReportShape['months'][number]>`
    with documents as (
      select to_char(issued_on, 'YYYY-MM') as month,
             count(*) filter (where kind = 'invoice') as invoices,
             count(*) filter (where kind = 'credit_note') as "creditNotes",
             coalesce(sum(total) filter (where kind = 'invoice'), 0)::bigint as invoiced,
             coalesce(sum(total) filter (where kind = 'credit_note'), 0)::bigint as credited
      from invoices
      where issued_on between ${from.toString()} and ${to.toString()} and series not like 'T%'
      group by 1
    ), declared as (
      select to_char(issued_on, 'YYYY-MM') as month, sum(net)::bigint as net, sum(vat)::bigint as vat
      from vat_entries where issued_on between ${from.toString()} and ${to.toString()}
      group by 1
    )
    select d.*, coalesce(v.net, 0) as net, coalesce(v.vat, 0) as vat
    from documents d left join declared v using (month) order by month`.execute(db);
  return rows;
}
