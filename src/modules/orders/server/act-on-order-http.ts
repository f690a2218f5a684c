import type { Context } from 'hono';
import { refuse } from '#kit/refusal.ts';
import { type AdminEnv, type AuditedAction, actAsStaff } from '#modules/staff/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { Order } from './order.ts';
import { lockOrder } from './order-store.ts';
import { tokenOf } from './placed-order.ts';

/**
 * Locks the order named in the request, alone or with others by `lock`, and acts on it as the signed-in staff member.
 * @throws Refusal `order.unknown`
 */
export async function actOnOrder(
  c: Context<AdminEnv>,
  auditedAction: AuditedAction,
  command: (work: UnitOfWork, order: Order) => Promise<unknown>,
  lock: typeof lockOrder = lockOrder,
): Promise<void> {
  const token = await tokenOf(c.var.appContext.db, auditedAction.subject);
  await actAsStaff(c, auditedAction, async (work) => {
    const order = await lock(work, token);
    if (!order) throw refuse('order.unknown');
    await command(work, order);
  });
}
