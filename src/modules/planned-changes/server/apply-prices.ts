import { sql } from 'kysely';
import {
  changePrice,
  findFoods,
  type GuaranteedPrice,
  guaranteePrices,
} from '#modules/catalog/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { appliesTo } from '../rules/index.ts';
import { enrol } from './enrol.ts';
import { termsOf } from './processes/write-notices.ts';
import { lockChange, type PlannedChange } from './queries.ts';
import { dayOf } from './record-notified.ts';

/**
 * Applies the prices of a change whose day has come. In the same transaction it guarantees the old
 * price to subscriptions whose customer was not notified in time, until they were notified and their
 * notice period is over (decision 0183). Running it again changes nothing.
 */
export async function applyPrices(work: UnitOfWork, id: number): Promise<void> {
  const change = await lockChange(work.tx, id);
  if (change.state !== 'planned' || change.appliesOn > work.today.toString()) return;
  await enrol(work, change);
  await guaranteePrices(work, await findGuaranteed(work, change));
  const codes = [...new Set(change.effects.map(({ variantCode }) => variantCode))];
  const foods = await findFoods(work.tx, codes);
  for (const variantCode of codes) {
    const sold = foods.find((food) => food.variantCode === variantCode)?.prices ?? {};
    // A variant withdrawn from a site after the change was planned has no price to change there.
    const effects = change.effects.filter(
      (effect) => effect.variantCode === variantCode && sold[effect.channel] !== undefined,
    );
    const cents = effects[0]?.oneOff;
    if (!cents) continue;
    const channels = effects.map(({ channel }) => channel);
    const price = { variantCode, channels, cents, from: null, confirmed: true };
    await changePrice(work, change.staffName, price);
  }
  await close(work, id);
}

/** Marks a replacement whose day has come; it is then applied to one subscription after the other. */
export async function openReplacement(work: UnitOfWork, id: number): Promise<void> {
  const change = await lockChange(work.tx, id);
  if (change.state !== 'planned' || change.appliesOn > work.today.toString()) return;
  await enrol(work, change);
  await close(work, id);
}

const close = ({ tx, now }: UnitOfWork, id: number) =>
  tx
    .updateTable('planned_changes')
    .set({ state: 'applied', closed_at: new Date(now.epochMilliseconds) })
    .where('id', '=', id)
    .execute();

/** The lines that retain today's price, and until which day. */
async function findGuaranteed(
  { tx, today }: UnitOfWork,
  change: PlannedChange,
): Promise<GuaranteedPrice[]> {
  const { rows } = await sql<Omit<GuaranteedPrice, 'until'> & { toldAt: Date | null }>`
    select s.code as subscription, i.variant_code as "variantCode", h.cents, r.told_at as "toldAt"
    from planned_change_subscriptions r
    join subscriptions s on s.id = r.subscription_id
    join subscription_items i on i.subscription_id = s.id
    join planned_change_effects e on e.change_id = r.change_id
      and e.variant_code = i.variant_code and e.channel_code = s.channel
    join price_history h on h.variant_code = i.variant_code and h.channel_code = s.channel
      and h.kind = 'subscription' and h.valid_to is null
    where r.change_id = ${change.id} and s.status <> 'stopped' and e.after > h.cents`.execute(tx);
  return rows.flatMap(({ toldAt: notifiedAt, ...guaranteed }) => {
    const until = notifiedAt ? appliesTo(termsOf(change), dayOf(notifiedAt)) : null;
    const isInTime = until !== null && Temporal.PlainDate.compare(until, today) <= 0;
    return isInTime ? [] : [{ ...guaranteed, until: until?.toString() ?? null }];
  });
}

/** Records which subscriptions pay the new price from now on, and which ended before. */
export async function settlePrices(
  { tx, now, today }: UnitOfWork,
  change: PlannedChange,
): Promise<void> {
  await sql`
    update planned_change_subscriptions r set
      outcome = case when s.status = 'stopped' then 'left'
                     when s.status = 'paused' and r.answer = 'pause' then 'paused'
                     else 'applied' end,
      outcome_at = ${new Date(now.epochMilliseconds)}
    from subscriptions s
    where s.id = r.subscription_id and r.change_id = ${change.id} and r.outcome is null
      and (s.status = 'stopped'
        or (r.told_at at time zone 'Europe/Paris')::date + ${change.noticeDays}::integer
           <= ${today.toString()}::date)`.execute(tx);
}
