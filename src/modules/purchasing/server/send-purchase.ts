import { refuse } from '#kit/refusal.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { lockPurchase, stateAfter } from './lock-purchase.ts';

/**
 * Sends a draft to its supplier, in the version that was read; mailed if they have an address.
 * @throws Refusal `purchase.unknown`, `purchase.changed`, `purchase.state`, `purchase.empty`
 */
export async function sendPurchase(
  work: UnitOfWork,
  by: string,
  id: number,
  version: number,
): Promise<void> {
  const { tx, now, today } = work;
  const purchase = await lockPurchase(tx, id, version);
  const state = stateAfter(purchase.state, 'send');
  const line = await tx
    .selectFrom('purchase_order_lines')
    .select('quantity')
    .where('purchase_order_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  if (!line) throw refuse('purchase.empty');
  const supplier = await tx
    .selectFrom('suppliers')
    .select('lead_days as leadDays')
    .where('id', '=', purchase.supplier_id)
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('purchase_orders')
    .set({
      state,
      sent_at: new Date(now.epochMilliseconds),
      sent_by: by,
      expected_on: today.add({ days: supplier.leadDays }).toString(),
      version: version + 1,
    })
    .where('id', '=', id)
    .execute();
  await work.announce('purchase.sent', { purchaseId: id });
}

/**
 * Closes an order whose rest is no longer expected; a draft is cancelled.
 * @throws Refusal `purchase.unknown`, `purchase.changed`, `purchase.state`
 */
export async function closePurchase(
  { tx, now }: UnitOfWork,
  by: string,
  id: number,
  version: number,
): Promise<void> {
  const purchase = await lockPurchase(tx, id, version);
  await tx
    .updateTable('purchase_orders')
    .set({
      state: stateAfter(purchase.state, 'close'),
      closed_at: new Date(now.epochMilliseconds),
      closed_by: by,
      version: version + 1,
    })
    .where('id', '=', id)
    .execute();
}
