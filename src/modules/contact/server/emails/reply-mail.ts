import { t } from '#i18n/catalogue.server.ts';
import { longDate } from '#i18n/dates.ts';
import { renderNotice } from '#ui/mail/notice.server.tsx';

interface Reply {
  message: { subject: string | null; created_at: Date };
  text: string;
  /** Name of the staff member who signs. */
  by: string;
  /** Link to the conversation in the account; null without an account. */
  url: string | null;
}

const say = (key: string, params: Record<string, string> = {}) => t(`contact.mails.${key}`, params);

/** Mail with a reply of the team. */
export async function replyMail({ message: { subject, created_at: at }, text, by, url }: Reply) {
  const date = longDate(at.toISOString());
  const rendered = await renderNotice({
    preview: text.slice(0, 100),
    heading: say('reply.heading'),
    paragraphs: [...text.split(/\s*\n\s*/), say('reply.signed', { by })],
    action: url ? { label: say('reply.open'), url, hint: say('reply.linkHint') } : undefined,
    notes: [say(url ? 'reply.noteOfAccount' : 'reply.note', { date })],
    sender: say('sender'),
  });
  const title = subject ? say('reply.subjectAbout', { subject }) : say('reply.subject', { date });
  return { kind: 'contact-reply', subject: title, ...rendered };
}
