import { refuse } from '#kit/refusal.ts';
import { queueMail } from '#platform/mail.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { lockMessage } from './change-message.ts';
import { followUpMail } from './emails/contact-mails.ts';
import { saveFiles } from './save-files.ts';
import type { StoredFile } from './store-files.ts';

/** Key of the mail that notifies the team. */
export const followUpKey = (reply: number): string => `contact-follow-up:${reply}`;

interface FollowUp {
  /** Id of the conversation. */
  id: number;
  customerId: number;
  text: string;
  files: readonly StoredFile[];
  /** Address of the support team. */
  supportEmail: string;
}

/**
 * Adds a customer's follow-up to their conversation: it waits for the team again, is reopened if
 * closed, and the support team gets a mail.
 * @throws Refusal `contact.unknown`, also for another customer's conversation
 */
export async function addToConversation(work: UnitOfWork, followUp: FollowUp): Promise<void> {
  const { tx, now } = work;
  const { customerId, text, files, supportEmail } = followUp;
  // A follow-up to a merged message goes to the message it was merged into.
  const message = await lockMessage(work, followUp.id);
  const { id } = message;
  if (message.customer_id !== customerId) throw refuse('contact.unknown');
  await tx
    .updateTable('contact_requests')
    .set({ waiting_since: null, put_off_until: null, answered_at: null, answered_by: null })
    .where('id', '=', id)
    .execute();
  const { id: reply } = await tx
    .insertInto('contact_replies')
    .values({
      request_id: id,
      written_by: null,
      text,
      created_at: new Date(now.epochMilliseconds),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await saveFiles(work, { messageId: id, replyId: reply }, files);
  const mail = await followUpMail({ message, text, files });
  await queueMail(work, {
    ...mail,
    key: followUpKey(reply),
    to: supportEmail,
    inReplyTo: `contact-request:${id}`,
  });
}
