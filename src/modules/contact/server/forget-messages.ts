import { momentBefore } from '#platform/moment-before.ts';
import { forgetMails } from '#platform/person-traces.ts';
import { retention } from '#registry/retention.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { followUpKey } from './add-to-conversation.ts';
import { replyKey } from './reply-to-message.ts';

/** Deletes messages that outlived their term (PRV-08); their files go with the next sweep. */
export async function forgetMessages(work: UnitOfWork): Promise<number> {
  const old = await work.tx
    .selectFrom('contact_requests')
    .select('id')
    .where('created_at', '<', momentBefore(work.now, retention.messages))
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
