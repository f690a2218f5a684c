import type { UnitOfWork } from '#registry/schema.ts';

/**
 * Cancels the pending label requests of these orders, which have other numbers or need none; a
 * label from a call in progress becomes a spare. Return labels are not affected. Idempotent.
 */
export async function dropRequests(
  { tx }: Pick<UnitOfWork, 'tx'>,
  orderIds: readonly number[],
): Promise<void> {
  if (orderIds.length === 0) return;
  await tx
    .updateTable('label_requests')
    .set({ state: 'dropped' })
    .where('order_id', 'in', [...orderIds])
    .where('kind', '=', 'outward')
    .where('state', 'in', ['wanted', 'sent'])
    .execute();
}
