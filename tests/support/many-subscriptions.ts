// biome-ignore lint/suspicious/noExplicitAny: rows of every shape
type Query = (text: string, ...values: unknown[]) => Promise<any[]>;

/** Copies a subscription `count` times, each with its own delivery. */
export async function repeatSubscription(query: Query, code: string, count: number): Promise<void> {
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
  for (let nth = 0; nth < count; nth += 1) {
    const [{ id }] = await query(
      `insert into orders (token, subscription, ${own})
       select 'repeated-draft-' || $2::text, 'AB-9' || lpad($2::text, 5, '0'), ${own} from orders where id = $1
       returning id`,
      draft,
      nth,
    );
    for (const table of ['order_items', 'order_addresses', 'shipments', 'payments']) {
      const parts = await columns(table);
      await query(
        `insert into ${table} (order_id, ${parts}) select $2, ${parts} from ${table} where order_id = $1`,
        draft,
        id,
      );
    }
    const [{ id: copy }] = await query(
      `insert into subscriptions (code, created_from, ${shared})
       select 'AB-9' || lpad($3::text, 5, '0'), $2, ${shared} from subscriptions where id = $1 returning id`,
      subscription,
      id,
      nth,
    );
    await query(
      `insert into subscription_items (subscription_id, variant_code, quantity, known)
       select $2, variant_code, quantity, known from subscription_items where subscription_id = $1`,
      subscription,
      copy,
    );
    await query(
      `insert into subscription_cycles
         (subscription_id, number, state, planned_date, shipping_date, order_id, created_at)
       select $2, number, state, planned_date, shipping_date, $3, created_at
       from subscription_cycles where subscription_id = $1 and closed_at is null`,
      subscription,
      copy,
      id,
    );
  }
}
