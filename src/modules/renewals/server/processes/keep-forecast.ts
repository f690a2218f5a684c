import { sql } from 'kysely';
import { TERMS } from '#kit/terms.ts';
import {
  comingOrders,
  findSubscriptionByCode,
  loadDetails,
} from '#modules/subscriptions/server/index.ts';
import { forEachIsolated } from '#platform/for-each-isolated.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext, UnitOfWork } from '#registry/schema.ts';

/**
 * Computes the coming deliveries again for every changed subscription. Without recorded changes it does all of them,
 * and the sales rates of articles: every night, since dates and prices move on, and the first time.
 */
export async function keepForecast(
  appContext: AppContext,
  { isWhole: isNight, stopping }: { isWhole: boolean; stopping?: AbortSignal | undefined },
): Promise<void> {
  const isWhole = isNight || !(await wasDerived(appContext));
  const { codes, changes } = await findChanged(appContext, isWhole);
  await forEachIsolated(appContext, codes, async (code) => {
    if (!stopping?.aborted) await transact(appContext, (work) => forecastOne(work, code));
  });
  if (stopping?.aborted) return;
  await transact(appContext, async (work) => {
    // Deletes exactly the rows that were read: one with a lower id may be committed only later.
    await sql`delete from forecast_changes where id = any(${changes}::bigint[])`.execute(work.tx);
    if (isWhole) await finishWhole(work);
  });
}

/** Whether all of it was derived before: until then an article would last as if nobody bought it just once. */
const wasDerived = async ({ db }: AppContext): Promise<boolean> =>
  (await db.selectFrom('forecast_states').select('id').executeTakeFirst()) !== undefined;

async function findChanged({ db }: AppContext, isWhole: boolean) {
  const { rows } = await sql<{ code: string; ids: number[] }>`
    select subscription as code, array_agg(id::integer) as ids
    from forecast_changes group by 1 order by 1`.execute(db);
  const changes = rows.flatMap(({ ids }) => ids);
  if (!isWhole) return { codes: rows.map(({ code }) => code), changes };
  const { rows: all } = await sql<{ code: string }>`
    select code from subscriptions where status <> 'stopped'
    union select subscription from forecast_deliveries order by 1`.execute(db);
  return { codes: all.map(({ code }) => code), changes };
}

/**
 * Two workers may process the same change: the second waits for the lock and computes the same. Other subscriptions
 * wait too, since all of them write the sums of the same days.
 */
async function forecastOne(work: UnitOfWork, code: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('forecast: keep'))`.execute(work.tx);
  await work.tx.deleteFrom('forecast_deliveries').where('subscription', '=', code).execute();
  await work.tx.deleteFrom('forecast_pieces').where('subscription', '=', code).execute();
  const coming = await findComing(work, code);
  if (coming.length === 0) return;
  await work.tx
    .insertInto('forecast_deliveries')
    .values(
      coming.map(({ shipsOn, order }) => ({
        subscription: code,
        ships_on: shipsOn,
        channel: order.channel,
        total: order.pricing.total,
      })),
    )
    .execute();
  const pieces = coming.flatMap(({ shipsOn, order }) =>
    [...Map.groupBy(order.lines, ({ variantCode }) => variantCode)].map(([variant, lines]) => ({
      subscription: code,
      ships_on: shipsOn,
      variant_code: variant,
      pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    })),
  );
  if (pieces.length > 0) await work.tx.insertInto('forecast_pieces').values(pieces).execute();
}

/** Its deliveries in the forecast period that are not placed yet; overdue ones count as today. */
async function findComing({ tx, today }: UnitOfWork, code: string) {
  const subscription = await findSubscriptionByCode(tx, code);
  if (!subscription || subscription.status === 'stopped') return [];
  const [detail] = await loadDetails(tx, subscription.customerId, [subscription], today);
  if (!detail) return [];
  const until = today.add({ days: TERMS.forecastDays - 1 }).toString();
  const coming = (await comingOrders(tx, detail, today))
    .filter(({ order }, index) => index > 0 || order.state === 'cart')
    .map(({ shippingDate, order }) => ({
      shipsOn: shippingDate < today.toString() ? today.toString() : shippingDate,
      order,
    }))
    .filter(({ shipsOn }) => shipsOn <= until);
  // An overdue delivery and a later one may fall on the same day: the first one counts.
  return [...Map.groupBy(coming, ({ shipsOn }) => shipsOn).values()].flatMap(
    ([first]) => first ?? [],
  );
}

/** Computes the sales rates of articles outside subscriptions, and records when the forecast was made. */
async function finishWhole({ tx, now, today }: UnitOfWork): Promise<void> {
  await tx.deleteFrom('forecast_paces').execute();
  const since = today.subtract({ days: TERMS.paceDays }).toString();
  await sql`
    insert into forecast_paces (variant_code, pieces)
    select i.variant_code, sum(i.quantity) from orders o join order_items i on i.order_id = o.id
    where o.placed_at >= ${since}::date and o.state <> 'cancelled' and o.subscription is null
    group by 1`.execute(tx);
  const derived = { derived_at: new Date(now.epochMilliseconds) };
  await tx
    .insertInto('forecast_states')
    .values(derived)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(derived))
    .execute();
}
