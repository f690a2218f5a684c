import { t } from '#i18n/catalogue.server.ts';
import { type Notice, renderNotice } from '#ui/mail/notice.server.tsx';
import type { Recipient } from '../mail-to.ts';

/** The words of the mails about subscriptions. */
export const say = (key: string, params?: Record<string, string | number>): string =>
  t(`renewals.mails.${key}`, params);

interface Letter extends Pick<Notice, 'heading' | 'paragraphs'> {
  kind: string;
  subject: string;
  action: { label: string; url: string };
  choices?: Notice['choices'];
  notes?: readonly string[];
}

/** A letter in both its forms, as `queueMail` takes it. */
export async function write({ to, firstName }: Recipient, letter: Letter) {
  const { kind, subject, heading, paragraphs, action, choices, notes = [] } = letter;
  const rendered = await renderNotice({
    preview: paragraphs[0] ?? heading,
    heading,
    paragraphs: [say('greeting', { firstName }), ...paragraphs],
    action: { ...action, hint: say('linkHint') },
    choices: choices ?? null,
    notes,
    sender: say('sender'),
  });
  return { kind, to, subject, ...rendered };
}
