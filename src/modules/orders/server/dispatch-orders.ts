import { transact } from '#platform/work.ts';
import type { Machine } from '#schema.ts';
import { lockOrder } from './order-store.ts';
import { shipOrder } from './ship-order.ts';

const AT_ONCE = 100;

/**
 * The stand-in of a warehouse: what is paid for leaves on the day that was promised, under a
 * number of its own. A production shop is told by its warehouse.
 */
export async function dispatchOrders(machine: Machine): Promise<void> {
  if (machine.config.isProduction) return;
  const due = await machine.db
    .selectFrom('orders as o')
    .innerJoin('shipments as s', 's.order_id', 'o.id')
    .select('o.token')
    .where('o.state', '=', 'new')
    .where('o.shipping_state', '=', 'ready')
    .where('o.payment_state', 'in', ['authorized', 'paid'])
    .where('s.dispatch_on', '<=', machine.clock.today().toString())
    .orderBy('s.dispatch_on')
    .orderBy('o.id')
    .limit(AT_ONCE)
    .execute();
  for (const { token } of due)
    await transact(machine, async (work) => {
      const order = await lockOrder(work, token);
      if (order?.shippingState === 'ready' && order.state === 'new')
        await shipOrder(work, order, `GM${order.number}`);
    });
}
