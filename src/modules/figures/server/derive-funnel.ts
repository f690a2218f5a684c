import { sql } from 'kysely';
import type { Tx } from '#registry/schema.ts';
import { GUIDE_LISTS } from '../rules/index.ts';

/** Days after which counts are final, since unordered carts are deleted later than that. */
export const FUNNEL_DAYS = 30;

const BY_STEP = {
  addressed: ['addressed'],
  shipping: ['shipping_selected', 'shipping_skipped'],
  payment: ['payment_selected', 'payment_skipped'],
  placed: ['completed'],
} as const;
const STEPS = Object.values(BY_STEP).flat();
/** Cart states at or beyond a step. */
const from = (step: keyof typeof BY_STEP) => STEPS.slice(STEPS.indexOf(BY_STEP[step][0]));

/**
 * Recomputes carts created since a civil date, by the step they reached. Excludes subscription
 * deliveries, replacement orders and orders taken by the team.
 */
export async function deriveFunnel(tx: Tx, since: Temporal.PlainDate): Promise<void> {
  const first = since.toString();
  await sql`delete from funnel_facts where day >= ${first}::date`.execute(tx);
  const came = (step: keyof typeof BY_STEP) =>
    sql`count(*) filter (where c.state = any (${from(step)}::text[]))`;
  await sql`
    with carts as (
      select (o.created_at at time zone 'Europe/Paris')::date as day, o.channel, o.checkout_state as state,
        exists (select from order_items i where i.order_id = o.id
          and i.source_item_list = any (${[...GUIDE_LISTS]}::text[])) as guided
      from orders o
      where o.created_at >= ${first}::date::timestamp at time zone 'Europe/Paris' and o.resends is null
        and not exists (select from order_items i where i.order_id = o.id and i.source_item_list = 'telephone')
        and not exists (select from subscription_cycles y join subscriptions s on s.id = y.subscription_id
          where y.order_id = o.id and s.created_from is distinct from o.id)
    )
    insert into funnel_facts (day, channel, opened, addressed, shipping, payment, placed, guided, guided_placed)
    select c.day, c.channel, count(*), ${came('addressed')}, ${came('shipping')}, ${came('payment')}, ${came('placed')},
      count(*) filter (where c.guided), count(*) filter (where c.guided and c.state = 'completed')
    from carts c group by 1, 2`.execute(tx);
}
