import type { MailAttachment, PlatformTables } from './tables.ts';
import type { UnitOfWork } from './unit-of-work.ts';

export interface Mail {
  /** A mail asked for twice with one key is sent once. */
  key: string;
  kind: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Where what its reader answers goes; without it, to whom it came from. */
  replyTo?: string;
  /** The key of the mail this one answers: mail readers show them together. */
  inReplyTo?: string;
  /** Files that go with it, each a text or written in base64. */
  attachments?: readonly MailAttachment[];
  /** For letters: where one press of the mail reader ends them (RFC 8058). */
  unsubscribeUrl?: string;
}

/** How mail servers and readers know a mail again, however often it is sent. */
export const messageIdOf = (key: string, host: string): string =>
  `<${key.replace(/[^\w.-]/g, '-')}@${host}>`;

export const DELIVER_MAIL = 'deliver-mail';

/** Writes a mail and the job that delivers it, in the transaction of the change it tells about. */
export async function queueMail(
  work: Pick<UnitOfWork<PlatformTables>, 'tx' | 'now' | 'announce'>,
  mail: Mail,
): Promise<void> {
  const { to, unsubscribeUrl, replyTo, inReplyTo, attachments = [], ...rest } = mail;
  const written = await work.tx
    .insertInto('mails')
    .values({
      ...rest,
      recipient: to,
      unsubscribe_url: unsubscribeUrl ?? null,
      reply_to: replyTo ?? null,
      in_reply_to: inReplyTo ?? null,
      attachments: JSON.stringify(attachments),
      created_at: new Date(work.now.epochMilliseconds),
      sent_at: null,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (written) await work.announce('mail.queued', { mailId: written.id });
}
