import { sql } from 'kysely';
import { momentBefore } from '#platform/moment-before.ts';
import { forgetMails } from '#platform/person-traces.ts';
import { retention } from '#registry/retention.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { followUpKey } from './add-to-conversation.ts';
import { replyKey } from './reply-to-message.ts';

/**
 * Deletes messages after their retention period (PRV-08); their files are removed by the next
 * sweep. Merged messages are deleted together, when the latest of them expires: the first is kept
 * at most a year longer, the limit between merged messages (`mergeMessages`).
 */
export async function forgetMessages(work: UnitOfWork): Promise<number> {
  const before = momentBefore(work.now, retention.messages);
  const old = await work.tx
    .selectFrom('contact_requests as r')
    .select('r.id')
    .where('r.created_at', '<', before)
    .where(
      sql<boolean>`not exists (
        select from contact_requests later
        where later.created_at >= ${before}
          and (later.id = r.merged_into or later.merged_into = coalesce(r.merged_into, r.id)))`,
    )
    .orderBy('r.id')
    .execute();
  await forgetRequests(
    work,
    old.map(({ id }) => id),
  );
  return old.length;
}

/** Deletes messages with their replies, and every mail that quotes them. */
export async function forgetRequests(work: UnitOfWork, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const replies = await work.tx
    .selectFrom('contact_replies')
    .select('id')
    .where('request_id', 'in', ids)
    .execute();
  await work.tx.deleteFrom('contact_requests').where('id', 'in', ids).execute();
  await forgetMails(work, [
    ...ids.flatMap((id) => [`contact-request:${id}`, `contact-received:${id}`]),
    ...replies.flatMap(({ id }) => [replyKey(id), followUpKey(id)]),
  ]);
}
