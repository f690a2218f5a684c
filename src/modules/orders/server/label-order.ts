import type { UnitOfWork } from '#registry/schema.ts';

/** Records the subscription a placed order is a delivery of; the agreed terms stay unchanged. */
export async function labelOrder(
  { tx }: UnitOfWork,
  id: number,
  subscription: string,
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ subscription })
    .where('id', '=', id)
    .where('state', '<>', 'cart')
    .execute();
}
