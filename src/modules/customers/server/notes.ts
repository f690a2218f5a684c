import { refuse } from '#kit/refusal.ts';
import type { Db, UnitOfWork } from '#registry/schema.ts';

/** Internal notes about a customer, newest first. */
export function listNotes(db: Db, customerId: number) {
  return db
    .selectFrom('customer_notes as n')
    .innerJoin('staff_members as s', 's.id', 'n.staff_id')
    .select(['n.id', 'n.text', 's.name as by', 'n.created_at as createdAt'])
    .where('n.customer_id', '=', customerId)
    .orderBy('n.id', 'desc')
    .execute();
}

export type Note = Awaited<ReturnType<typeof listNotes>>[number];

/** Adds an internal note about a customer. */
export async function addNote(
  { tx, now }: UnitOfWork,
  note: { customerId: number; staffId: number; text: string },
): Promise<void> {
  await tx
    .insertInto('customer_notes')
    .values({
      customer_id: note.customerId,
      staff_id: note.staffId,
      text: note.text,
      created_at: new Date(now.epochMilliseconds),
    })
    .execute();
}

/** @throws Refusal `customer_note.unknown` */
export async function removeNote(
  { tx }: UnitOfWork,
  { customerId, id }: { customerId: number; id: string },
): Promise<void> {
  const removed = /^\d{1,15}$/.test(id)
    ? await tx
        .deleteFrom('customer_notes')
        .where('id', '=', Number(id))
        .where('customer_id', '=', customerId)
        .returning('id')
        .executeTakeFirst()
    : undefined;
  if (!removed) throw refuse('customer_note.unknown');
}
