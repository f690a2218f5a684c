import type { UnitOfWork } from '#registry/schema.ts';
import type { DeliveryDates } from '../rules/index.ts';
import type { OpenCycle } from './subscription.ts';

/** Updates the dates of the next delivery. */
export async function saveDates(
  { tx }: UnitOfWork,
  { id }: OpenCycle,
  { planned, shipping }: DeliveryDates,
): Promise<void> {
  await tx
    .updateTable('subscription_cycles')
    .set({
      planned_date: planned.toString(),
      shipping_date: shipping.toString(),
      waits_until: null,
    })
    .where('id', '=', id)
    .execute();
}
