import { sql } from 'kysely';
import { money } from '#i18n/money.ts';
import { startOfDay } from '#kit/dates.ts';
import { refuse } from '#kit/refusal.ts';
import type { Db } from '#registry/schema.ts';
import type { TariffInput, TariffPreviewShape, TeamMethodShape } from '../admin-contracts.ts';
import { weighTariff } from '../rules/index.ts';
import type { TariffPlace } from './decide-tariff.ts';

/** Days of past orders a tariff is computed on. */
const WEIGHED_DAYS = 30;
/** Number of former tariffs shown per zone. */
const SHOWN = 10;

/** All methods with their current, scheduled and former tariffs: three statements. */
export async function listMethodsForTeam(db: Db): Promise<TeamMethodShape[]> {
  const [methods, zones, decided] = await Promise.all([
    db
      .selectFrom('shipping_methods')
      .select(['id', 'code', 'name', 'carrier', 'kind', 'enabled'])
      .select(['max_parcel_grams as maxParcelGrams', 'max_parcels as maxParcels'])
      .orderBy('position')
      .orderBy('code')
      .execute(),
    db
      .selectFrom('shipping_zones')
      .select(['method_id as methodId', 'country', 'price', 'free_from as freeFrom'])
      .select(['min_days as minDays', 'max_days as maxDays', 'valid_from as since'])
      .orderBy('country', 'desc')
      .execute(),
    db
      .selectFrom('shipping_tariffs as t')
      .innerJoin('staff_members as s', 's.id', 't.staff_id')
      .select(['t.id', 't.method_id as methodId', 't.country', 't.price'])
      .select(['t.free_from as freeFrom', 't.min_days as minDays', 't.max_days as maxDays'])
      .select(['t.applies_on as appliesOn', 's.name as by', 't.decided_at as decidedAt'])
      .select('t.applied_at as appliedAt')
      .where('t.withdrawn_at', 'is', null)
      .orderBy('t.applies_on')
      .orderBy('t.id')
      .execute(),
  ]);
  return methods.map(({ id, ...method }) => ({
    '@id': `/api/v2/admin/shipping-methods/${method.code}`,
    '@type': 'ShippingMethod',
    ...method,
    zones: zones
      .filter(({ methodId }) => methodId === id)
      .map(({ methodId: _, ...zone }) => {
        const own = decided.filter(
          ({ methodId, country }) => methodId === id && country === zone.country,
        );
        const shown = own.map(
          ({ methodId: __, country: ___, appliedAt, decidedAt, ...tariff }) => ({
            isApplied: appliedAt !== null,
            tariff: { ...tariff, decidedAt: decidedAt.toISOString() },
          }),
        );
        return {
          ...zone,
          waiting: shown.filter(({ isApplied }) => !isApplied).map(({ tariff }) => tariff),
          past: shown
            .filter(({ isApplied }) => isApplied)
            .map(({ tariff }) => tariff)
            .reverse()
            .slice(0, SHOWN),
        };
      }),
  }));
}

/**
 * Compares a new tariff with the current one, on the orders of the last thirty days with this method, and lists the
 * deliveries to come and the pages that quote the amounts.
 * @throws Refusal `tariff.unknown` /
 */
export async function previewTariff(
  db: Db,
  { code, country }: TariffPlace,
  wanted: TariffInput,
  today: Temporal.PlainDate,
): Promise<TariffPreviewShape> {
  const zone = await db
    .selectFrom('shipping_zones as z')
    .innerJoin('shipping_methods as m', 'm.id', 'z.method_id')
    .select(['z.price', 'z.free_from as freeFrom'])
    .where('m.code', '=', code)
    .where('z.country', '=', country)
    .executeTakeFirst();
  if (!zone) throw refuse('tariff.unknown');
  const since = startOfDay(today.subtract({ days: WEIGHED_DAYS })).toString();
  // Reads tables of other modules in SQL, as the customer timeline does.
  const sent = sql`
    select o.state, o.subscription, o.placed_at, o.items_total as goods
    from orders o join shipments s on s.order_id = o.id and s.method_code = ${code}
    join order_addresses a on a.order_id = o.id and a.kind = 'shipping' and a.country_code = ${country}`;
  const [{ rows: orders }, { rows: coming }] = await Promise.all([
    sql<{ goods: number }>`select w.goods from (${sent}) w
      where w.placed_at >= ${since} and w.state <> 'cancelled'`.execute(db),
    sql<{ count: number }>`select count(*)::integer as count from (${sent}) w
      where w.state = 'cart' and w.subscription is not null`.execute(db),
  ]);
  const goods = orders.map((order) => order.goods);
  return {
    '@id': `/api/v2/admin/shipping-methods/${code}/zones/${country}/tariff-previews`,
    '@type': 'TariffPreview',
    orders: goods.length,
    present: weighTariff(zone, goods),
    wanted: weighTariff(wanted, goods),
    deliveries: coming[0]?.count ?? 0,
    texts: await textsThatName(db, changedAmounts(zone, wanted)),
  };
}

type Amounts = { price: number; freeFrom: number | null };

/** The current amounts that will change, as pages write them. */
const changedAmounts = (now: Amounts, then: Amounts): string[] =>
  [
    now.price === then.price ? null : now.price,
    now.freeFrom === then.freeFrom ? null : now.freeFrom,
  ].flatMap((cents) => (cents === null ? [] : spellings(cents)));

/** `4,90 €`; `49 €` as well as `49,00 €`. */
const spellings = (cents: number): string[] => {
  const full = money(cents);
  return cents % 100 === 0 ? [full, full.replace(/,00/, '')] : [full];
};

/** Published texts that contain one of these amounts. */
async function textsThatName(
  db: Db,
  amounts: readonly string[],
): Promise<{ id: number; title: string }[]> {
  if (amounts.length === 0) return [];
  const patterns = amounts.map((amount) => `%${amount.replaceAll(/\s/g, ' ')}%`);
  const { rows } = await sql<{ id: number; title: string }>`
    select e.id, coalesce(nullif(d.title, ''), e.slug) as title from entries e
    left join team_documents d on d.kind = 'text' and d.ref = e.id::text
    where e.published_version is not null
      and translate(e.document::text, ${'\u00a0\u202f'}, '  ') like any(${patterns})
    order by 2 limit 30`.execute(db);
  return rows;
}
