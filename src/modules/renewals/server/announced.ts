import type { Cents } from '#kit/money.ts';
import type { Db, Tx, Work } from '#schema.ts';
import type { Reminder } from '../rules/index.ts';

/** What a customer was told last that a delivery costs, or null (REL-42). */
export async function findAnnounced(db: Db | Tx, cycleId: number): Promise<Cents | null> {
  const last = await db
    .selectFrom('renewal_notices')
    .select('announced_total')
    .where('cycle_id', '=', cycleId)
    .orderBy('told_at', 'desc')
    .executeTakeFirst();
  return last?.announced_total ?? null;
}

/** Notes what a customer is told; false when they were told so before. */
export async function noteAnnounced(
  { tx, now }: Work,
  cycle: { id: number; shippingDate: string },
  kind: Reminder,
  total: Cents,
): Promise<boolean> {
  const written = await tx
    .insertInto('renewal_notices')
    .values({
      ...{ cycle_id: cycle.id, kind, shipping_date: cycle.shippingDate },
      ...{ announced_total: total, told_at: new Date(now.epochMilliseconds) },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('cycle_id')
    .executeTakeFirst();
  return written !== undefined;
}
