import { type Selectable, sql } from 'kysely';
import { refuse, refuseFields } from '#kit/refusal.ts';
import { findRules } from '#modules/segments/server/index.ts';
import type { Db, UnitOfWork } from '#registry/schema.ts';
import type { IssueEdit, IssueShape } from '../admin-contracts.ts';
import type { Outcome } from '../rules/index.ts';
import { countReached, reached } from './audience.ts';
import { proofOf } from './mail-key.ts';
import type { MailReport } from './read-mail-report.ts';

import type { NewsletterIssuesTable } from './tables.ts';

export type Issue = Selectable<NewsletterIssuesTable>;

/** Locks an issue; null when there is none. */
export async function lockIssue({ tx }: UnitOfWork, id: number): Promise<Issue | null> {
  const found = tx.selectFrom('newsletter_issues').selectAll().where('id', '=', id).forUpdate();
  return (await found.executeTakeFirst()) ?? null;
}

const rowOf = ({ channel, perMinute, subject, preview, body, audience, segment }: IssueEdit) => ({
  subject,
  preview,
  body,
  audience,
  channel_code: channel,
  // For any other audience the segment is cleared.
  segment_id: audience === 'segment' ? segment : null,
  per_minute: perMinute,
});

/** Creates an issue. @returns its id. */
export async function createIssue(work: UnitOfWork, by: string, edit: IssueEdit): Promise<number> {
  await refuseWrong(work, edit);
  const { id } = await work.tx
    .insertInto('newsletter_issues')
    .values({
      ...rowOf(edit),
      state: 'draft',
      written_by: by,
      updated_at: new Date(work.now.epochMilliseconds),
      started_at: null,
      finished_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Changes an issue not sent yet.
 * @throws Refusal `issue.unknown`, `issue.begun`, `issue.changed_meanwhile`
 */
export async function editIssue(
  work: UnitOfWork,
  id: number,
  { version, ...edit }: IssueEdit & { version: number },
): Promise<void> {
  const issue = await getDraft(work, id, version);
  await refuseWrong(work, edit);
  await work.tx
    .updateTable('newsletter_issues')
    .set({
      ...rowOf(edit),
      version: issue.version + 1,
      updated_at: new Date(work.now.epochMilliseconds),
    })
    .where('id', '=', id)
    .execute();
}

/** @throws Refusal on `audience`: `segment.unknown` */
async function refuseWrong({ tx }: UnitOfWork, { audience, segment }: IssueEdit): Promise<void> {
  const isThere = segment !== null && (await findRules(tx, segment)) !== null;
  if ((audience === 'segment') !== isThere)
    throw refuseFields([{ propertyPath: 'audience', code: 'segment.unknown' }]);
}

async function getDraft(work: UnitOfWork, id: number, version: number): Promise<Issue> {
  const issue = await lockIssue(work, id);
  if (!issue) throw refuse('issue.unknown');
  if (issue.state !== 'draft') throw refuse('issue.begun');
  if (issue.version !== version) throw refuse('issue.changed_meanwhile');
  return issue;
}

/**
 * Starts sending an issue as shown, to its current audience: later subscribers get the next one.
 * @throws Refusal `issue.unknown`, `issue.begun`, `issue.changed_meanwhile`, `issue.nobody`
 */
export async function startIssue(
  work: UnitOfWork,
  id: number,
  { version, reach }: { version: number; reach: number },
): Promise<void> {
  const issue = await getDraft(work, id, version);
  const now = new Date(work.now.epochMilliseconds);
  const { channel_code: channel, audience, segment_id: segment } = issue;
  const request = { channel, audience, segment, now };
  const count = await countReached(work.tx, request);
  if (count === 0) throw refuse('issue.nobody');
  if (count !== reach) throw refuse('issue.changed_meanwhile');
  await sql`
    insert into newsletter_sends (issue_id, subscription_id, state)
    select ${id}, n.id, 'waiting' from newsletter_subscriptions n where ${await reached(work.tx, request)}`.execute(
    work.tx,
  );
  await work.tx
    .updateTable('newsletter_issues')
    .set({ state: 'sending', started_at: new Date(work.now.epochMilliseconds) })
    .where('id', '=', id)
    .execute();
}

/** Stops an issue being sent: remaining addresses get none. @throws Refusal `issue.unknown`, `issue.not_sending` */
export async function stopIssue(work: UnitOfWork, id: number): Promise<void> {
  const issue = await lockIssue(work, id);
  if (!issue) throw refuse('issue.unknown');
  if (issue.state !== 'sending') throw refuse('issue.not_sending');
  await work.tx
    .updateTable('newsletter_sends')
    .set({ state: 'dropped' })
    .where('issue_id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
  await work.tx
    .updateTable('newsletter_issues')
    .set({ state: 'stopped', finished_at: new Date(work.now.epochMilliseconds) })
    .where('id', '=', id)
    .execute();
}

const OURS = /^newsletter-issue-(\d{1,9})-(\d{1,9})-([0-9a-f]{16})@/;

/**
 * Records a bounce or complaint about an issue: the address is suppressed until it is confirmed
 * again.
 * @returns what was recorded; null when the report is about no mail of ours.
 */
export async function noteReport(
  work: UnitOfWork,
  { outcome, messageId }: MailReport,
): Promise<Outcome | null> {
  const [, issueId, subscriptionId, proof] = OURS.exec(messageId) ?? [];
  const found = await work.tx
    .selectFrom('newsletter_subscriptions')
    .select(['id', 'leave_token'])
    .where('id', '=', Number(subscriptionId ?? 0))
    .forUpdate()
    .executeTakeFirst();
  if (!found || proofOf(found.leave_token) !== proof) return null;
  await work.tx
    .updateTable('newsletter_sends')
    .set({ outcome })
    .where('issue_id', '=', Number(issueId))
    .where('subscription_id', '=', found.id)
    .execute();
  await work.tx
    .updateTable('newsletter_subscriptions')
    .set({ suppressed_at: new Date(work.now.epochMilliseconds), suppressed_for: outcome })
    .where('id', '=', found.id)
    .execute();
  return outcome;
}

/** One or all issues with their delivery figures, newest first. */
export async function readIssues(
  db: Db,
  now: Temporal.Instant,
  id?: number,
): Promise<IssueShape[]> {
  const { rows } = await sql<Omit<IssueShape, '@id' | '@type' | 'reach'>>`
    select i.id, i.version, i.subject, i.preview, i.body, i.channel_code as channel, i.audience, i.segment_id as segment,
      i.per_minute as "perMinute", i.state, i.written_by as by,
      to_char(i.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "updatedAt",
      to_char(i.started_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "startedAt",
      coalesce(s.waiting, 0) as waiting, coalesce(s.sent, 0) as sent, coalesce(s.dropped, 0) as dropped,
      coalesce(s.bounced, 0) as bounced, coalesce(s.complained, 0) as complained, coalesce(s.gone, 0) as gone
    from newsletter_issues i
    left join lateral (
      select count(*) filter (where w.state = 'waiting')::integer as waiting,
        count(*) filter (where w.state = 'sent')::integer as sent,
        count(*) filter (where w.state = 'dropped')::integer as dropped,
        count(*) filter (where w.outcome = 'bounced')::integer as bounced,
        count(*) filter (where w.outcome = 'complained')::integer as complained,
        count(*) filter (where n.state = 'left' and n.left_at >= w.sent_at
          and n.left_at < w.sent_at + interval '7 days')::integer as gone
      from newsletter_sends w join newsletter_subscriptions n on n.id = w.subscription_id
      where w.issue_id = i.id) s on true
    where ${id === undefined ? sql`true` : sql`i.id = ${id}`}
    order by i.id desc limit 100`.execute(db);
  return Promise.all(
    rows.map(async (row) => ({
      ...row,
      '@id': `/api/v2/admin/newsletter-issues/${row.id}`,
      '@type': 'NewsletterIssue' as const,
      reach:
        row.state === 'draft' && id !== undefined
          ? await countReached(db, { ...row, now: new Date(now.epochMilliseconds) })
          : null,
    })),
  );
}
