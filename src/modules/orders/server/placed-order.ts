import { refuse } from '#kit/refusal.ts';
import type { Db } from '#registry/schema.ts';
import type { Order } from './order.ts';
import { findOrder, findTokenOfNumber } from './queries.ts';

/**
 * The token of a placed order of any customer. For the team.
 * @throws Refusal `order.unknown`
 */
export async function tokenOf(db: Db, number: string): Promise<string> {
  const token = await findTokenOfNumber(db, number);
  if (!token) throw refuse('order.unknown');
  return token;
}

/**
 * A placed order of any customer. For the team.
 * @throws Refusal `order.unknown`
 */
export async function readPlaced(db: Db, number: string): Promise<Order> {
  const order = await findOrder(db, await tokenOf(db, number));
  if (!order) throw refuse('order.unknown');
  return order;
}
