import { sql } from 'kysely';
import { findShippingOptions } from '#modules/shipping/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext, UnitOfWork } from '#registry/schema.ts';
import { holdsBack, MAY_LEAVE_ON } from '../../rules/index.ts';
import { findAttention, isHeldBack } from '../attention.ts';
import { deliverParcels } from '../deliver-parcels.ts';
import { deliveryCountry, type Order } from '../order.ts';
import { lockOrder } from '../order-store.ts';
import { parcelsOf, shipParcels } from '../ship-parcels.ts';
import { rerouteIfClosed } from './reroute-parcel.ts';

const AT_ONCE = 100;

/**
 * Simulates warehouse and carrier: paid orders leave on their promised day under invented tracking numbers, and
 * arrive on the last promised day. Where people pack by hand, it takes the rest after the end of the day
 * (`WAREHOUSE_STANDIN`). Does nothing in production, where warehouse and carrier call the API.
 */
export async function dispatchOrders(appContext: AppContext): Promise<void> {
  if (appContext.config.isProduction) return;
  for (const token of await due(appContext, 'dispatch_on')) {
    if (!(await rerouteIfClosed(appContext, token))) continue;
    await transact(appContext, async (work) => {
      const order = await lockOrder(work, token);
      if (order?.shippingState !== 'ready' || order.state !== 'new') return;
      // It may have been put on hold since the query.
      if (!holdsBack(await findAttention(work.tx, order.id))) await leave(work, order);
    });
  }
  for (const token of await due(appContext, 'deliver_to'))
    await transact(appContext, async (work) => {
      const order = await lockOrder(work, token);
      if (order?.shipment && !order.shipment.deliveredAt) await deliverParcels(work, order);
    });
}

async function leave(work: UnitOfWork, order: Order): Promise<void> {
  const options = await findShippingOptions(work.tx, deliveryCountry(order));
  const method = options.find(({ code }) => code === order.shipment?.methodCode);
  const left = order.shipment?.parcels.length ?? 0;
  const count = Math.max(parcelsOf(order, method) - left, 1);
  const numbers = Array.from({ length: count }, (_, index) => {
    const part = left + index + 1;
    return part === 1 ? `GM${order.number}` : `GM${order.number}-${part}`;
  });
  await shipParcels(work, order, numbers, { isLast: true });
}

/** Tokens of orders whose parcels leave, or arrive, today or should have before. */
async function due(appContext: AppContext, day: 'dispatch_on' | 'deliver_to'): Promise<string[]> {
  const leaving = day === 'dispatch_on';
  const waits = leaving && appContext.config.WAREHOUSE_STANDIN === 'day_after';
  const lastDay = appContext.clock.today().subtract({ days: waits ? 1 : 0 });
  const rows = await appContext.db
    .selectFrom('orders as o')
    .innerJoin('shipments as s', 's.order_id', 'o.id')
    .select('o.token')
    .where('s.state', '=', leaving ? 'ready' : 'shipped')
    .$if(leaving, (of) =>
      of
        .where('o.state', '=', 'new')
        .where('o.shipping_state', '=', 'ready')
        .where('o.payment_state', 'in', MAY_LEAVE_ON)
        .where(sql<boolean>`not ${isHeldBack}`),
    )
    .$if(!leaving, (of) => of.where('s.delivered_at', 'is', null))
    .where(`s.${day}`, '<=', lastDay.toString())
    .orderBy(`s.${day}`)
    .orderBy('o.id')
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ token }) => token);
}
