import { type RawBuilder, sql } from 'kysely';

/** SQL: pieces of an article that arrived for an order and became stock. */
export const piecesReceived = (order: RawBuilder<unknown>, variantCode: RawBuilder<unknown>) =>
  sql<number>`coalesce((select sum(g.quantity) from received_goods g
    where g.purchase_order_id = ${order} and g.variant_code = ${variantCode}), 0)::integer`;

/** SQL: pieces of an article that arrived broken for an order. */
export const piecesDamaged = (order: RawBuilder<unknown>, variantCode: RawBuilder<unknown>) =>
  sql<number>`coalesce((select sum(d.quantity) from damaged_goods d
    where d.purchase_order_id = ${order} and d.variant_code = ${variantCode}), 0)::integer`;

/** SQL: pieces of an article nobody waits for any more, whole or broken. */
export const piecesArrived = (order: RawBuilder<unknown>, variantCode: RawBuilder<unknown>) =>
  sql<number>`(${piecesReceived(order, variantCode)} + ${piecesDamaged(order, variantCode)})`;
