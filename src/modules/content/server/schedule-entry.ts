import { sql } from 'kysely';
import { refuse, refuseFields } from '#kit/refusal.ts';
import { recordAction } from '#modules/staff/server/index.ts';
import type { Db, UnitOfWork } from '#registry/schema.ts';
import { isFixed } from './entry-address.ts';
import { lockEntry } from './lock-entry.ts';
import { dropShowing, planEnd, planShowing } from './plan-showing.ts';
import { announceEntry } from './publish-entry.ts';
import { readVersion } from './read-version.ts';
import { isUnread, type ReviewedTypes } from './reviews.ts';
import { showVersion } from './show-version.ts';
import { subjectOf } from './subject-of.ts';

interface Plan {
  /** The version to publish: the latest. */
  version: number;
  /** Undefined: the schedule is not changed, whatever its version. */
  publishAt: Temporal.Instant | null | undefined;
  withdrawAt: Temporal.Instant | null;
}

/**
 * Schedules publication of the latest version of a text and its withdrawal; null cancels each of
 * them.
 * @throws Refusal `content.unknown`, `content.review_needed`, and of fields
 */
export async function scheduleEntry(
  work: UnitOfWork,
  id: number,
  { version, publishAt, withdrawAt }: Plan,
  reviewed: ReviewedTypes,
): Promise<void> {
  const entry = await lockEntry(work.tx, id);
  const wrong = (propertyPath: string, code: string) => refuseFields([{ propertyPath, code }]);
  if (withdrawAt && isFixed(entry.type, entry.slug) && entry.locale === 'fr')
    throw wrong('withdrawAt', 'content.stays');
  const stays = publishAt === undefined;
  const isToCome = stays ? entry.publishAt !== null : publishAt !== null;
  // A withdrawal needs a text that is published by then.
  if (withdrawAt && !isToCome && entry.publishedAt === null)
    throw wrong('withdrawAt', 'content.nothing_shown');
  if (withdrawAt && Temporal.Instant.compare(withdrawAt, work.now) <= 0)
    throw wrong('withdrawAt', 'content.moment_past');
  if (publishAt) {
    // Somebody else saved meanwhile: the version to publish is not the one shown.
    if (version !== entry.version) throw wrong('publishAt', 'content.newer_text');
    // An approved version may be rescheduled, because its text is unchanged.
    if (await isUnread(work.tx, entry, version, reviewed)) throw refuse('content.review_needed');
  }
  const end = withdrawAt && new Date(withdrawAt.epochMilliseconds);
  if (stays) await planEnd(work, entry, end);
  else await planShowing(work, entry, { version, publishAt, withdrawAt: end });
}

/** Ids of entries whose scheduled time has come, the longest overdue first. */
export async function findDueEntries(db: Db, now: Temporal.Instant): Promise<number[]> {
  const at = new Date(now.epochMilliseconds);
  const { rows } = await sql<{ id: number }>`
    select id from entries
    where (publish_at is not null or withdraw_at is not null) and least(publish_at, withdraw_at) <= ${at}
    order by least(publish_at, withdraw_at), id limit 200`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Applies the due schedule of an entry: publication, withdrawal, or both if the shop was stopped in
 * between. Does nothing if it was applied or changed meanwhile. A version that now needs a review
 * is not published.
 */
export async function followPlan(
  work: UnitOfWork,
  id: number,
  reviewed: ReviewedTypes,
): Promise<void> {
  const entry = await lockEntry(work.tx, id);
  const isDue = (at: Date | null) => at !== null && at.getTime() <= work.now.epochMilliseconds;
  const subject = subjectOf(entry);
  if (isDue(entry.publishAt) && entry.publishNumber !== null) {
    const number = entry.publishNumber;
    const detail = { version: number };
    if (await isUnread(work.tx, entry, number, reviewed)) {
      await dropShowing(work.tx, entry);
      await recordAction(work, null, { action: 'content.plan_unread', subject, detail });
      if (entry.publishedAt === null) return;
    } else {
      const { source } = await readVersion(work.tx, id, number);
      await showVersion(work, entry, number, source);
      await recordAction(work, null, { action: 'content.published_as_planned', subject, detail });
    }
  }
  if (!isDue(entry.withdrawAt)) return;
  await work.tx
    .updateTable('entries')
    .set({ published_at: null, published_version: null, withdraw_at: null })
    .where('id', '=', id)
    .execute();
  await announceEntry(work, entry.type, id);
  await recordAction(work, null, { action: 'content.withdrawn_as_planned', subject });
}
