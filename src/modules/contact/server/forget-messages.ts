import { sql } from 'kysely';
import { momentBefore } from '#platform/moment-before.ts';
import { forgetMails } from '#platform/person-traces.ts';
import { retention } from '#registry/retention.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { followUpKey } from './add-to-conversation.ts';
import { replyKey } from './reply-to-message.ts';

/**
 * Deletes messages that outlived their term (PRV-08); their files go with the next sweep. What was made one
 * conversation goes as one, when the latest of it has: its first by a year later at most, since no more lies between them
 * (`mergeMessages`).
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

/** Deletes messages with what was answered, and every mail that repeats either. */
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
