import type { UnitOfWork } from '#registry/schema.ts';

/**
 * No label of these orders is asked of a carrier any more, and what it answers to a call that is under way is spare: they have other
 * numbers, or none. What a customer sends back with is another matter. Twice is once.
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
