import { sql } from 'kysely';
import { refuse, refuseFields } from '#kit/refusal.ts';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import type { TaxRateInput, TaxRateShape } from '../admin-contracts.ts';
import { taxRatesInForce } from './tax-rates.ts';

/** Number of past rates listed for each. */
const SHOWN = 10;

interface RateRow {
  id: number;
  country: string;
  category: TaxRateShape['category'];
  rate: number;
  from: string;
  until: string | null;
  source: string;
  toConfirm: boolean;
  by: string | null;
  decidedAt: string | null;
}

/** All VAT rates with future and past ones, in one statement. */
export async function listTaxRates(db: Db, today: Temporal.PlainDate): Promise<TaxRateShape[]> {
  const { rows } = await sql<RateRow>`
    select r.id, r.country, r.category, r.basis_points as rate, r.valid_from::text as from, r.valid_to::text as until,
      r.source, r.to_confirm as "toConfirm", s.name as by,
      to_char(r.decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "decidedAt"
    from tax_rates r left join staff_members s on s.id = r.staff_id
    order by r.country desc, r.category desc, r.valid_from desc`.execute(db);
  const day = today.toString();
  const places = Map.groupBy(rows, ({ country, category }) => `${country} ${category}`);
  return [...places.values()].flatMap((own) => {
    const present = own.find(({ from, until }) => from <= day && (until === null || until >= day));
    if (!present) return [];
    const { country, category, rate, from: since, source, toConfirm } = present;
    const shown = ({ id, rate: of, from: appliesOn, source: law, by, decidedAt }: RateRow) => ({
      id,
      rate: of,
      appliesOn,
      source: law,
      by,
      decidedAt,
    });
    return {
      '@id': `/api/v2/admin/tax-rates/${country}/${category}`,
      '@type': 'TaxRate' as const,
      country,
      category,
      rate,
      since,
      source,
      toConfirm,
      waiting: own
        .filter(({ from }) => from > day)
        .map(shown)
        .reverse(),
      past: own
        .filter(({ from }) => from <= day)
        .map(shown)
        .slice(0, SHOWN),
    };
  });
}

/**
 * Preview of a rate: orders of the last thirty days, and subscription deliveries planned from its
 * first day.
 * @throws Refusal on fields, as `decideTaxRate`
 */
export async function weighTaxRate(db: Db, today: Temporal.PlainDate, input: TaxRateInput) {
  await refuseWrong(db, today, input);
  const { country, category, appliesOn } = input;
  const since = today.subtract({ days: 30 }).toString();
  // Tables of other modules are joined in SQL only.
  const { rows } = await sql<{ orders: number; money: number; deliveries: number }>`
    select count(distinct o.id)::integer as orders, coalesce(sum(i.total), 0)::integer as money,
      (select count(*)::integer from subscription_cycles c join order_addresses d on d.order_id = c.order_id and d.kind = 'shipping'
        where c.closed_at is null and c.shipping_date >= ${appliesOn}::date and d.country_code = ${country}
          and exists (select from order_items l where l.order_id = c.order_id and l.tax_category = ${category})) as deliveries
    from orders o join order_addresses a on a.order_id = o.id and a.kind = 'shipping' and a.country_code = ${country}
    join order_items i on i.order_id = o.id and i.tax_category = ${category}
    where o.placed_at >= ${since}::date and o.state <> 'cancelled'`.execute(db);
  const [present] = (await taxRatesInForce(db, country, today)).filter(
    (one) => one.category === category,
  );
  const { orders = 0, money = 0, deliveries = 0 } = rows[0] ?? {};
  return { before: present?.rate ?? 0, after: input.rate, orders, money, deliveries };
}

/**
 * Sets a VAT rate from a later day: charges from that day on use it (VAT-05), issued invoices keep
 * their rate. A second decision for the same day replaces the first.
 * @throws Refusal on fields: `vat.not_later`, `vat.same`
 */
export async function decideTaxRate(
  work: UnitOfWork,
  input: TaxRateInput,
  staffId: number,
): Promise<void> {
  await refuseWrong(work.tx, work.today, input);
  const { country, category, rate, appliesOn, source } = input;
  const decided = {
    basis_points: rate,
    source,
    staff_id: staffId,
    decided_at: new Date(work.now.epochMilliseconds),
  };
  await work.tx
    .insertInto('tax_rates')
    .values({ ...decided, country, category, valid_from: appliesOn, valid_to: null })
    .onConflict((conflict) =>
      conflict.columns(['country', 'category', 'valid_from']).doUpdateSet(decided),
    )
    .execute();
}

/** Cancels a rate that does not apply yet. @throws Refusal `vat.not_waiting` */
export async function withdrawTaxRate({ tx, today }: UnitOfWork, id: number): Promise<void> {
  const gone = await tx
    .deleteFrom('tax_rates')
    .where('id', '=', id)
    .where('valid_from', '>', today.toString())
    .returning('id')
    .executeTakeFirst();
  if (!gone) throw refuse('vat.not_waiting');
}

async function refuseWrong(
  db: Db | Tx,
  today: Temporal.PlainDate,
  { country, category, rate, appliesOn }: TaxRateInput,
): Promise<void> {
  // Orders were already placed today, and a day has only one rate.
  if (appliesOn <= today.toString())
    throw refuseFields([{ propertyPath: 'appliesOn', code: 'vat.not_later' }]);
  const then = await taxRatesInForce(db, country, Temporal.PlainDate.from(appliesOn));
  if (then.some((one) => one.category === category && one.rate === rate))
    throw refuseFields([{ propertyPath: 'rate', code: 'vat.same' }]);
}
