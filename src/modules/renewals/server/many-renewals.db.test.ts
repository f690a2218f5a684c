import { expect, test } from 'vitest';
import { renewals } from '../../../../tests/support/renewals.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { matchPayments } from '../../checkout/server/index.ts';
import { queueRenewals } from './queue-renewals.ts';

const shop = testShop();
const { machine } = shop;
const { subscribe, query, goToDue, run, start, charges } = renewals(shop);

const MANY = 100;

/** As many subscriptions as that, each like this one, with a delivery of its own that is due. */
async function repeat(code: string): Promise<void> {
  const columns = async (table: string) =>
    (
      await query(
        `select column_name as name from information_schema.columns where table_name = $1
           and column_name not in ('id', 'order_id') and is_generated = 'NEVER'`,
        table,
      )
    ).map(({ name }) => name);
  const [{ draft, subscription }] = await query(
    `select c.order_id as draft, s.id as subscription from subscription_cycles c
     join subscriptions s on s.id = c.subscription_id where s.code = $1 and c.closed_at is null`,
    code,
  );
  const own = (await columns('orders')).filter((name) => !['token', 'subscription'].includes(name));
  const shared = (await columns('subscriptions')).filter(
    (name) => !['code', 'created_from'].includes(name),
  );
  for (let nth = 0; nth < MANY; nth += 1) {
    const [{ id }] = await query(
      `insert into orders (token, subscription, ${own})
       select 'repeated-draft-' || $2::text, 'AB-9' || lpad($2::text, 5, '0'), ${own} from orders where id = $1
       returning id`,
      ...[draft, nth],
    );
    for (const table of ['order_items', 'order_addresses', 'shipments', 'payments']) {
      const parts = await columns(table);
      await query(
        `insert into ${table} (order_id, ${parts}) select $2, ${parts} from ${table} where order_id = $1`,
        ...[draft, id],
      );
    }
    const [{ id: copy }] = await query(
      `insert into subscriptions (code, created_from, ${shared})
       select 'AB-9' || lpad($3::text, 5, '0'), $2, ${shared} from subscriptions where id = $1 returning id`,
      ...[subscription, id, nth],
    );
    await query(
      `insert into subscription_items (subscription_id, variant_code, quantity, known)
       select $2, variant_code, quantity, known from subscription_items where subscription_id = $1`,
      ...[subscription, copy],
    );
    await query(
      `insert into subscription_cycles
         (subscription_id, number, state, planned_date, shipping_date, order_id, created_at)
       select $2, number, state, planned_date, shipping_date, $3, created_at
       from subscription_cycles where subscription_id = $1 and closed_at is null`,
      ...[subscription, copy, id],
    );
  }
}

test('REL-68 a morning with many deliveries: each once, several workers, stopped and carried on', async () => {
  const { code } = await subscribe();
  await query('update product_variants set on_hand = 5000');
  await repeat(code);
  await goToDue(code);
  await Promise.all([queueRenewals(machine), queueRenewals(machine), queueRenewals(machine)]);
  const queued = 'select count(*)::int as jobs from pgboss.job where name = $1';
  expect(await query(queued, 'renew-subscription')).toEqual([{ jobs: MANY + 1 }]);
  // A third of the jobs is lost with the machine they ran on.
  await query(
    `delete from pgboss.job where id in (
       select id from pgboss.job where name = 'renew-subscription' order by id limit $1)`,
    Math.floor(MANY / 3),
  );
  await Promise.all([run(), run(), run()]);
  await query(
    "update renewals set updated_at = updated_at - interval '31 minutes' where state = 'queued'",
  );
  await start('renew-subscriptions');
  await Promise.all([run(), run(), run()]);
  const states = await query(
    'select state, count(*)::int as deliveries from subscription_cycles where number = 2 group by 1',
  );
  expect(states).toEqual([{ state: 'placed', deliveries: MANY + 1 }]);
  expect((await charges()).filter(({ state }) => state === 'captured')).toHaveLength(MANY + 2);
  expect(await query('select on_hand from product_variants where code = $1', '10020001')).toEqual([
    { on_hand: 5000 - 4 * (MANY + 1) },
  ]);
  expect((await matchPayments(machine)).findings).toEqual([]);
}, 120_000);
