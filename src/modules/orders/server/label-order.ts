import type { UnitOfWork } from '#registry/schema.ts';

/** Notes on a placed order which subscription it is a delivery of; nothing that was agreed changes. */
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
