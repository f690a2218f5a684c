import { type Kysely, sql } from 'kysely';
import { localizedPath } from '#i18n/language.ts';
import { refuse } from '#kit/refusal.ts';
import { writtenIn } from '#modules/catalog/server/index.ts';
import { channelOrigin, findChannel } from '#modules/channels/server/index.ts';
import { conversationPaths } from '#pages/conversation-paths.ts';
import type { Config } from '#platform/config.ts';
import { queueMail } from '#platform/mail.ts';
import { sendMailAgain, standingOfMails } from '#platform/mail-log.ts';
import type { PlatformTables } from '#platform/tables.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { ReplyInput } from '../admin-contracts.ts';
import { lockMessage } from './change-message.ts';
import { replyMail } from './emails/reply-mail.ts';
import { numbersWithin } from './find-replies.ts';
import { saveFiles } from './save-files.ts';
import type { SentFile, StoredFile } from './store-files.ts';

export const replyKey = (reply: number): string => `contact-reply:${reply}`;

/** Author of a reply, and the site they reply for. */
interface Writer {
  staff: { id: number; name: string };
  config: Config;
  /** Attached files. */
  files?: readonly (StoredFile & Pick<SentFile, 'content'>)[];
}

/**
 * Replies to a message with one mail, in the thread of earlier ones. The message then waits for the
 * customer, or is closed; the first staff member to reply becomes its assignee.
 * @throws Refusal `contact.unknown`, `contact.answered_meanwhile`
 */
export async function replyToMessage(
  work: UnitOfWork,
  number: number,
  { text, close, after }: ReplyInput,
  { staff, config, files = [] }: Writer,
): Promise<void> {
  const { tx, now } = work;
  const message = await lockMessage(work, number);
  const { id } = message;
  const { last, lastOfTeam } = await findLastReplies(work, id);
  if (after !== undefined && (after ?? null) !== last) throw refuse('contact.answered_meanwhile');
  const at = new Date(now.epochMilliseconds);
  const { id: reply } = await tx
    .insertInto('contact_replies')
    .values({ request_id: id, written_by: staff.name, text, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const stored = files.map(({ content: _, ...file }) => file);
  await saveFiles(work, { messageId: id, replyId: reply }, stored);
  await tx
    .updateTable('contact_requests')
    .set({
      waiting_since: at,
      put_off_until: null,
      answered_at: close ? at : null,
      answered_by: close ? staff.name : null,
      assigned_to: message.assigned_to ?? staff.id,
    })
    .where('id', '=', id)
    .execute();
  const channel = await findChannel(tx, message.channel_code);
  // Without an account there is no page to link: the sender may not own the address.
  const page = message.customer_id !== null && channel ? conversationPaths.one(id) : null;
  const origin = channel && channelOrigin(channel, config);
  // The reply is sent as written; only the text around it is in the reader's language.
  const mail = await writtenIn(work, message.language, null, () => {
    const url = origin && page && origin + localizedPath(page);
    return replyMail({ message, text, by: staff.name, url });
  });
  await queueMail(work, {
    ...mail,
    key: replyKey(reply),
    to: message.email,
    attachments: files.map(({ name, mediaType, content }) => ({
      name,
      type: mediaType,
      content: Buffer.from(content).toString('base64'),
      encoding: 'base64' as const,
    })),
    replyTo: config.SUPPORT_EMAIL,
    inReplyTo: lastOfTeam === null ? `contact-received:${id}` : replyKey(lastOfTeam),
  });
}

/** Latest reply or follow-up of a message, and the latest mail of the team; null for none. */
async function findLastReplies({ tx }: UnitOfWork, id: number) {
  return tx
    .selectFrom('contact_replies')
    .select((from) => [
      from.fn.max<number | null>('id').as('last'),
      from.fn.max<number | null>('id').filterWhere('written_by', 'is not', null).as('lastOfTeam'),
    ])
    .where('request_id', '=', sql<number>`any(${numbersWithin(id)})`)
    .executeTakeFirstOrThrow();
}

/**
 * Sends a reply again whose mail failed.
 * @throws Refusal `contact.unknown`, `contact.reply_sent`
 */
export async function sendReplyAgain(work: UnitOfWork, id: number, reply: number): Promise<void> {
  const message = await lockMessage(work, id);
  const found = await work.tx
    .selectFrom('contact_replies')
    .select('id')
    .where('request_id', '=', sql<number>`any(${numbersWithin(message.id)})`)
    .where('id', '=', reply)
    .executeTakeFirst();
  const platform = work.tx as object as Kysely<PlatformTables>;
  const [mail] = found ? await standingOfMails(platform, [replyKey(reply)]) : [];
  if (!mail) throw refuse('contact.unknown');
  if (mail.sentAt) throw refuse('contact.reply_sent');
  await sendMailAgain(work as object as Parameters<typeof sendMailAgain>[0], mail.id);
}
