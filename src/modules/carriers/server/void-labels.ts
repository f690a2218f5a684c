import type { UnitOfWork } from '#registry/schema.ts';
import { dropRequests } from './drop-requests.ts';

/**
 * Marks these labels of an order as void and drops its pending requests: prints must be thrown away, because a carrier
 * charges for what is handed over. Idempotent.
 */
export async function voidLabels(
  work: UnitOfWork,
  orderId: number,
  labelIds: readonly number[],
): Promise<void> {
  const { tx, now } = work;
  if (labelIds.length > 0)
    await tx
      .updateTable('parcel_labels')
      .set({ voided_at: new Date(now.epochMilliseconds) })
      .where('id', 'in', [...labelIds])
      .where('voided_at', 'is', null)
      .execute();
  await dropRequests(work, [orderId]);
}
