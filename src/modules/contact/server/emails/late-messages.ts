import { t } from '#i18n/catalogue.server.ts';
import { fullDate, timeOfDay } from '#i18n/dates.ts';
import { inParis } from '#kit/dates.ts';
import { renderNotice } from '#ui/mail/notice.server.tsx';
import type { LateMessage } from '../late-messages.ts';

interface LateMessages {
  lines: readonly (LateMessage & { url: string })[];
  /** Hours of working days without an answer. */
  hours: number;
}

/** What the team has left without an answer, who is to answer, and where. */
export async function lateMessagesMail({ lines, hours }: LateMessages) {
  const say = (key: string, params: Record<string, string | number> = {}) =>
    t(`contact.mails.late.${key}`, { count: lines.length, hours, ...params });
  const rendered = await renderNotice({
    preview: say('lead'),
    heading: say('heading'),
    paragraphs: [say('lead')],
    choices: lines.map(({ from, writtenAt, owner, url }) => {
      const at = inParis(writtenAt);
      const params = { from, date: fullDate(at), time: timeOfDay(at), owner: owner ?? '' };
      return {
        hint: say(owner ? 'line' : 'lineOfNobody', params),
        links: [{ label: say('open', { from }), url }],
      };
    }),
    notes: [say('note')],
    sender: t('contact.mails.sender'),
  });
  return { kind: 'late-messages', subject: say('subject'), ...rendered };
}
