import { refuseFields } from '#kit/refusal.ts';
import type { Tx, UnitOfWork } from '#registry/schema.ts';
import type { LockedEntry } from './lock-entry.ts';

/** Stores the schedule of a locked entry. @throws Refusal of fields */
export async function planShowing(
  { tx, now }: UnitOfWork,
  { id, version: newest, publishedVersion }: LockedEntry,
  {
    version,
    publishAt,
    withdrawAt,
  }: { version: number; publishAt: Temporal.Instant | null; withdrawAt: Date | null },
): Promise<void> {
  const wrong = (propertyPath: string, code: string) => refuseFields([{ propertyPath, code }]);
  if (publishAt) {
    if (Temporal.Instant.compare(publishAt, now) <= 0)
      throw wrong('publishAt', 'content.moment_past');
    if (publishedVersion === newest) throw wrong('publishAt', 'content.nothing_new');
    if (withdrawAt && withdrawAt.getTime() <= publishAt.epochMilliseconds)
      throw wrong('withdrawAt', 'content.moment_order');
  }
  await tx
    .updateTable('entries')
    .set({
      publish_at: publishAt && new Date(publishAt.epochMilliseconds),
      publish_number: publishAt && version,
      withdraw_at: withdrawAt,
    })
    .where('id', '=', id)
    .execute();
}

/**
 * Stores the scheduled withdrawal of a locked entry; its scheduled publication is not changed.
 * @throws Refusal of fields
 */
export async function planEnd(
  { tx }: UnitOfWork,
  { id, publishAt }: LockedEntry,
  withdrawAt: Date | null,
): Promise<void> {
  if (publishAt && withdrawAt && withdrawAt <= publishAt)
    throw refuseFields([{ propertyPath: 'withdrawAt', code: 'content.moment_order' }]);
  await tx.updateTable('entries').set({ withdraw_at: withdrawAt }).where('id', '=', id).execute();
}

/** Cancels the scheduled publication of a locked entry, and its withdrawal if nothing is published. */
export async function dropShowing(
  tx: Tx,
  { id, publishedAt, withdrawAt }: LockedEntry,
): Promise<void> {
  await tx
    .updateTable('entries')
    .set({
      publish_at: null,
      publish_number: null,
      withdraw_at: publishedAt === null ? null : withdrawAt,
    })
    .where('id', '=', id)
    .execute();
}
