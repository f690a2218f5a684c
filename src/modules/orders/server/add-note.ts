import type { UnitOfWork } from '#registry/schema.ts';

/** Saves a staff member's note on an order. */
export async function addNote(
  { tx, now }: Pick<UnitOfWork, 'tx' | 'now'>,
  orderId: number,
  { text, by }: { text: string; by: { id: number; name: string } },
): Promise<void> {
  await tx
    .insertInto('order_notes')
    .values({
      order_id: orderId,
      staff_id: by.id,
      author: by.name,
      text,
      written_at: new Date(now.epochMilliseconds),
    })
    .execute();
}
