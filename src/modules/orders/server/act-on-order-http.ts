import type { Context } from 'hono';
import { refuse } from '#kit/refusal.ts';
import { type AdminEnv, actAsStaff, type Deed } from '#modules/staff/server/index.ts';
import type { Work } from '#schema.ts';
import type { Order } from './order.ts';
import { lockOrder } from './order-store.ts';
import { tokenOf } from './placed-order.ts';

/**
 * Does something with the order a deed names, locked, as whoever is signed in.
 * @throws Refusal `order.unknown`
 */
export async function actOnOrder(
  c: Context<AdminEnv>,
  deed: Deed,
  command: (work: Work, order: Order) => Promise<unknown>,
): Promise<void> {
  const token = await tokenOf(c.var.machine.db, deed.subject);
  await actAsStaff(c, deed, async (work) => {
    const order = await lockOrder(work, token);
    if (!order) throw refuse('order.unknown');
    await command(work, order);
  });
}
