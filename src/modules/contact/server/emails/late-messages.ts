import { t } from '#i18n/catalogue.server.ts';
import { fullDate, timeOfDay } from '#i18n/dates.ts';
import { inParis } from '#kit/dates.ts';
import { renderNotice } from '#ui/mail/notice.server.tsx';
import type { LateMessage } from '../late-messages.ts';

interface LateMessages {
  lines: readonly (Pick<LateMessage, 'writtenAt' | 'owner'> & { url: string })[];
  /** Total number; `lines` may be fewer when there are too many to list. */
  count: number;
  /** Hours of working days without a reply. */
  hours: number;
}

/**
 * Mail to the team: conversations without a reply, their assignees and links. It contains no
 * customer data, because stored mails remain after a customer is erased (PRV-08).
 */
export async function lateMessagesMail({ lines, count, hours }: LateMessages) {
  const say = (key: string, params: Record<string, string | number> = {}) =>
    t(`contact.mails.late.${key}`, { count, hours, ...params });
  const rendered = await renderNotice({
    preview: say('lead'),
    heading: say('heading'),
    paragraphs: [say('lead')],
    choices: lines.map(({ writtenAt, owner, url }) => {
      const at = inParis(writtenAt);
      const params = { date: fullDate(at), time: timeOfDay(at), owner: owner ?? '' };
      return {
        hint: say(owner ? 'line' : 'lineOfNobody', params),
        links: [{ label: say('open', params), url }],
      };
    }),
    notes: [say('note')],
    sender: t('contact.mails.sender'),
  });
  return { kind: 'late-messages', subject: say('subject'), ...rendered };
}
