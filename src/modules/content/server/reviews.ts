import { refuse, refuseFields } from '#kit/refusal.ts';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import type { EntryType } from '../contracts.ts';
import { type LockedEntry, lockEntry } from './lock-entry.ts';
import { dropShowing, planShowing } from './plan-showing.ts';
import { readVersion } from './read-version.ts';
import { showVersion } from './show-version.ts';

/** Types that need a reviewer, from the setting `REVIEWED_TEXTS`. */
export type ReviewedTypes = readonly EntryType[];

const openReviewOf = (db: Db | Tx, entryId: number) =>
  db
    .selectFrom('content_reviews')
    .select(['id', 'requested_by as requestedBy', 'requested_at as requestedAt'])
    .where('entry_id', '=', entryId)
    .where('decided_at', 'is', null)
    .executeTakeFirst();

/** @throws Refusal `content.review_needed` for a text that needs a reviewer */
export async function refuseUnread(
  tx: Tx,
  { id, type }: Pick<LockedEntry, 'id' | 'type'>,
  reviewed: ReviewedTypes,
): Promise<void> {
  if (reviewed.includes(type) || (await openReviewOf(tx, id)))
    throw refuse('content.review_needed');
}

/** Whether the latest review of a version approved it. */
async function wasApproved(tx: Tx, entryId: number, number: number): Promise<boolean> {
  const last = await tx
    .selectFrom('content_reviews')
    .select('outcome')
    .where('entry_id', '=', entryId)
    .where('number', '=', number)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.outcome === 'approved';
}

/** Whether a version still has to be reviewed before publication. */
export async function isUnread(
  tx: Tx,
  { id, type }: Pick<LockedEntry, 'id' | 'type'>,
  number: number,
  reviewed: ReviewedTypes,
): Promise<boolean> {
  const isReadByTwo = reviewed.includes(type) || (await openReviewOf(tx, id)) !== undefined;
  return isReadByTwo && !(await wasApproved(tx, id, number));
}

/** Moves an open review to the latest version. */
export async function followNewest(tx: Tx, entryId: number, number: number): Promise<void> {
  await tx
    .updateTable('content_reviews')
    .set({ number })
    .where('entry_id', '=', entryId)
    .where('decided_at', 'is', null)
    .execute();
}

/**
 * The staff member who wrote a version; for an API key, the one who created it. Null: command line,
 * or no longer recorded.
 */
export async function editorOf(
  db: Db | Tx,
  entryId: number,
  number: number,
): Promise<number | null> {
  const found = await db
    .selectFrom('content_versions as v')
    .leftJoin('api_keys as k', 'k.staff_id', 'v.saved_by_staff')
    .select(['v.saved_by_staff as staffId', 'k.made_by as madeBy'])
    .where('v.entry_id', '=', entryId)
    .where('v.number', '=', number)
    .executeTakeFirst();
  return found?.madeBy ?? found?.staffId ?? null;
}

/** Locks the entry if its latest version is the one the reviewer saw. @throws Refusal `content.changed` */
async function lockNewest(work: UnitOfWork, id: number, version: number) {
  const entry = await lockEntry(work.tx, id);
  const latest = await readVersion(work.tx, id, entry.version);
  if (entry.version !== version)
    throw refuse('content.changed', { by: latest.by ?? '?', version: entry.version });
  return { entry, source: latest.source };
}

/**
 * Requests a review of the latest version of a text; until then nobody can publish it, and its
 * schedule is cancelled.
 * @throws Refusal `content.unknown`, `content.changed`, `content.review_open`
 */
export async function requestReview(
  work: UnitOfWork,
  id: number,
  { version, staffId }: { version: number; staffId: number },
): Promise<void> {
  const { entry } = await lockNewest(work, id, version);
  if (await openReviewOf(work.tx, id)) throw refuse('content.review_open');
  // The reviewer chooses when to publish, so an earlier schedule must not.
  if (entry.publishNumber === version) await dropShowing(work.tx, entry);
  await work.tx
    .insertInto('content_reviews')
    .values({
      entry_id: id,
      number: version,
      requested_by: staffId,
      requested_at: new Date(work.now.epochMilliseconds),
      decided_by: null,
      decided_at: null,
      outcome: null,
      comment: null,
    })
    .execute();
}

export interface ReviewAnswer {
  version: number;
  approved: boolean;
  /** Required when it is rejected. */
  comment: string | null;
  /** Publication time of an approved text; null: now. */
  publishAt: Temporal.Instant | null;
  staffId: number;
}

/**
 * Publishes or schedules a text of somebody else, or rejects it with a comment.
 * @throws Refusal `content.unknown`, `content.changed`, `content.no_review`, `content.own_text`,
 * and of fields
 */
export async function answerReview(
  work: UnitOfWork,
  id: number,
  { version, approved, comment, publishAt, staffId }: ReviewAnswer,
): Promise<void> {
  const { entry, source } = await lockNewest(work, id, version);
  const review = await openReviewOf(work.tx, id);
  if (!review) throw refuse('content.no_review');
  if ((await editorOf(work.tx, id, version)) === staffId) throw refuse('content.own_text');
  if (!approved && comment === null)
    throw refuseFields([{ propertyPath: 'comment', code: 'required' }]);
  await decide(work, review.id, { staffId, comment, outcome: approved ? 'approved' : 'returned' });
  if (!approved) return;
  if (publishAt === null) await showVersion(work, entry, version, source);
  else await planShowing(work, entry, { version, publishAt, withdrawAt: entry.withdrawAt });
}

/** Cancels an open review. @throws Refusal `content.unknown`, `content.no_review` */
export async function takeBackReview(work: UnitOfWork, id: number, staffId: number): Promise<void> {
  await lockEntry(work.tx, id);
  const review = await openReviewOf(work.tx, id);
  if (!review) throw refuse('content.no_review');
  await decide(work, review.id, { staffId, comment: null, outcome: 'taken_back' });
}

async function decide(
  { tx, now }: UnitOfWork,
  id: number,
  {
    staffId,
    ...values
  }: {
    staffId: number;
    comment: string | null;
    outcome: 'approved' | 'returned' | 'taken_back';
  },
) {
  await tx
    .updateTable('content_reviews')
    .set({ ...values, decided_by: staffId, decided_at: new Date(now.epochMilliseconds) })
    .where('id', '=', id)
    .execute();
}

const MOST = 20;

/** Reviews of a text, newest first. */
export function listReviews(db: Db, entryId: number) {
  return db
    .selectFrom('content_reviews as r')
    .innerJoin('staff_members as asker', 'asker.id', 'r.requested_by')
    .leftJoin('staff_members as reader', 'reader.id', 'r.decided_by')
    .select(['r.number as version', 'r.requested_at as requestedAt', 'r.decided_at as decidedAt'])
    .select(['asker.name as requestedBy', 'reader.name as decidedBy', 'r.outcome', 'r.comment'])
    .where('r.entry_id', '=', entryId)
    .orderBy('r.id', 'desc')
    .limit(MOST)
    .execute();
}
