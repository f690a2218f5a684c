import { sql } from 'kysely';
import { channelOrigin, getSites } from '#modules/channels/server/index.ts';
import { queueMail } from '#platform/mail.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext, UnitOfWork } from '#registry/schema.ts';
import { issueMail } from '../emails/issue-mail.ts';
import { type Issue, lockIssue } from '../issues.ts';
import { keyOf } from '../mail-key.ts';

interface Waiting {
  id: number;
  email: string;
  leave_token: string;
  language: string;
  reachable: boolean;
}

/**
 * Sends due mails of all issues in progress, at a rate per minute: each address is marked in the
 * transaction that queues its mail, under a unique key, so that a crash never sends an issue twice.
 * Addresses unsubscribed meanwhile are skipped. Returns the number of mails queued.
 */
export async function sendIssues(appContext: AppContext): Promise<number> {
  const due = await appContext.db
    .selectFrom('newsletter_issues')
    .select('id')
    .where('state', '=', 'sending')
    .orderBy('id')
    .execute();
  let written = 0;
  for (const { id } of due)
    written += await transact(appContext, (work) => sendSome(work, appContext, id));
  return written;
}

async function sendSome(work: UnitOfWork, appContext: AppContext, id: number): Promise<number> {
  const issue = await lockIssue(work, id);
  if (issue?.state !== 'sending') return 0;
  const some = await takeWaiting(work, issue);
  const now = new Date(work.now.epochMilliseconds);
  const origin = await originOf(work, appContext, issue);
  for (const { id: subscriptionId, email, leave_token: leaveToken, language, reachable } of some) {
    if (reachable) {
      const mail = await issueMail(work, { issue, origin, leaveToken, language });
      await queueMail(work, { ...mail, to: email, key: keyOf(id, subscriptionId, leaveToken) });
    }
    await work.tx
      .updateTable('newsletter_sends')
      .set({ state: reachable ? 'sent' : 'dropped', sent_at: reachable ? now : null })
      .where('issue_id', '=', id)
      .where('subscription_id', '=', subscriptionId)
      .execute();
  }
  const left = await work.tx
    .selectFrom('newsletter_sends')
    .select('subscription_id')
    .where('issue_id', '=', id)
    .where('state', '=', 'waiting')
    .limit(1)
    .executeTakeFirst();
  if (!left)
    await work.tx
      .updateTable('newsletter_issues')
      .set({ state: 'sent', finished_at: now })
      .where('id', '=', id)
      .execute();
  return some.filter(({ reachable }) => reachable).length;
}

async function originOf({ tx }: UnitOfWork, { config }: AppContext, issue: Issue): Promise<string> {
  const site = (await getSites(tx)).channels.find(({ code }) => code === issue.channel_code);
  if (!site) throw new Error(`there is no site ${issue.channel_code}`);
  return channelOrigin(site, config);
}

/** At most what is left of this minute's rate, across all runs. */
async function takeWaiting({ tx, now }: UnitOfWork, { id, per_minute }: Issue): Promise<Waiting[]> {
  const minute = new Date(now.subtract({ minutes: 1 }).epochMilliseconds);
  const { rows } = await sql<Waiting>`
    select n.id, n.email, n.leave_token, n.language, n.state = 'confirmed' and n.suppressed_at is null as reachable
    from newsletter_sends w join newsletter_subscriptions n on n.id = w.subscription_id
    where w.issue_id = ${id} and w.state = 'waiting' order by w.subscription_id
    limit greatest(0, ${per_minute} - (select count(*) from newsletter_sends
      where issue_id = ${id} and sent_at > ${minute}))
    for update of n`.execute(tx);
  return rows;
}
