import type { Db, Tx } from '#registry/schema.ts';
import { MAY_LEAVE_ON } from '../rules/index.ts';

/** Orders placed, paid or authorised and not yet shipped; matches the partial index. */
export const paidOrders = (db: Db | Tx) =>
  db
    .selectFrom('orders as o')
    .innerJoin('shipments as s', 's.order_id', 'o.id')
    .where('o.state', '=', 'new')
    .where('o.shipping_state', '=', 'ready')
    .where('o.payment_state', 'in', MAY_LEAVE_ON);
