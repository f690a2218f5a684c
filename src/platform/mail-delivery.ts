import { createTransport } from 'nodemailer';
import type { JobDefinition } from './jobs.ts';
import { DELIVER_MAIL, messageIdOf } from './mail.ts';
import type { PlatformTables } from './tables.ts';
import type { AppContext } from './unit-of-work.ts';

/**
 * Sends one written mail. Without a mail server the mail stays readable at /_dev/mail/, which is
 * the stand-in. `sent_at` is set after the server accepted it: a crash in between sends it again
 * with the same Message-ID, which mail servers and readers recognise.
 */
export const deliverMail: JobDefinition<AppContext<PlatformTables>, { mailId: number }> = {
  name: DELIVER_MAIL,
  async run({ db, config, clock }, { mailId }) {
    const mail = await db
      .selectFrom('mails')
      .selectAll()
      .where('id', '=', mailId)
      .where('sent_at', 'is', null)
      .executeTakeFirst();
    if (!mail) return;
    if (config.SMTP_URL) {
      const transport = createTransport(config.SMTP_URL);
      await transport.sendMail({
        from: config.MAIL_FROM,
        to: mail.recipient,
        subject: mail.subject,
        // A mail of long ago is sent again as text alone.
        html: mail.html || undefined,
        text: mail.text,
        attachments: mail.attachments.map(({ name, type, content, encoding }) => ({
          filename: name,
          contentType: encoding ? type : `${type}; charset=utf-8`,
          content,
          encoding,
        })),
        headers: oneClickHeaders(mail.unsubscribe_url),
        messageId: messageIdOf(mail.key, config.FR_HOST),
        replyTo: mail.reply_to ?? undefined,
        ...threadOf(mail.in_reply_to, config.FR_HOST),
      });
    }
    await db
      .updateTable('mails')
      .set({ sent_at: new Date(clock.now().epochMilliseconds) })
      .where('id', '=', mailId)
      .execute();
  },
};

/** PRV-06: mail readers show a button that posts there, without a session or a page (RFC 8058). */
const oneClickHeaders = (url: string | null): Record<string, string> =>
  url
    ? { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : {};

/** The headers that thread a mail under the one it answers (RFC 5322 §3.6.4). */
function threadOf(answered: string | null, host: string) {
  if (!answered) return {};
  const id = messageIdOf(answered, host);
  return { inReplyTo: id, references: [id] };
}
