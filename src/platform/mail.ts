import type { MailAttachment, PlatformTables } from './tables.ts';
import type { UnitOfWork } from './unit-of-work.ts';

export interface Mail {
  /** Deduplicates: a mail queued twice with one key is sent once. */
  key: string;
  kind: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** The Reply-To address; by default the sender. */
  replyTo?: string;
  /** The key of the mail this one answers: mail readers show them together. */
  inReplyTo?: string;
  /** Attachments, each as text or base64. */
  attachments?: readonly MailAttachment[];
  /** For newsletters: the one-click unsubscribe address (RFC 8058). */
  unsubscribeUrl?: string;
}

/** The Message-ID of a mail: the same for every attempt to send it. */
export const messageIdOf = (key: string, host: string): string =>
  `<${key.replace(/[^\w.-]/g, '-')}@${host}>`;

export const DELIVER_MAIL = 'deliver-mail';

/** Stores a mail and queues its delivery, in the transaction of the change it reports. */
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
