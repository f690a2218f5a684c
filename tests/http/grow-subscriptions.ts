import type pg from 'pg';
import { copyRows } from '../../bench/copy-rows.ts';

/**
 * So many more subscriptions of each customer, each with its items and a prepared order of its own.
 * The orders they began with were copied before, under tokens that end with the number of the copy.
 */
export async function growSubscriptions(client: pg.Client, rows: number): Promise<void> {
  const copies = `cross join generate_series(1, ${rows}) as c (n)`;
  const first = 'in (select min(id) from subscriptions group by customer_id)';
  await copyRows(client, {
    table: 'orders',
    from: `${copies} where t.state = 'cart' and t.subscription in
      (select code from subscriptions where id ${first})`,
    changed: { id: null, token: "t.token || 's' || c.n", subscription: 't.subscription || c.n' },
  });
  await copyRows(client, {
    table: 'order_items',
    from: `join orders old on old.id = t.order_id
      join orders o on o.token like old.token || 's%' and o.subscription is not null`,
    changed: { id: null, order_id: 'o.id' },
  });
  await copyRows(client, {
    table: 'subscriptions',
    from: `${copies} where t.id ${first}`,
    changed: {
      id: null,
      code: 't.code || c.n',
      created_from: `(select o.id from orders o join orders f on o.token = f.token || c.n
        where f.id = t.created_from)`,
    },
  });
  const copied = `join subscriptions old on old.id = t.subscription_id and old.id ${first}
    join subscriptions s on s.code like old.code || '%' and s.code <> old.code`;
  const changed = { id: null, subscription_id: 's.id' };
  await copyRows(client, { table: 'subscription_items', from: copied, changed });
  await copyRows(client, {
    table: 'subscription_cycles',
    from: `${copied} where t.closed_at is null`,
    changed: {
      ...changed,
      order_id: "(select o.id from orders o where o.subscription = s.code and o.state = 'cart')",
    },
  });
}
