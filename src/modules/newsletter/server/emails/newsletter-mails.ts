import { t } from '#i18n/catalogue.server.ts';
import { fullDate } from '#i18n/dates.ts';
import { localizedPath } from '#i18n/language.ts';
import { money } from '#i18n/money.ts';
import { defined } from '#kit/defined.ts';
import { mailPaths } from '#pages/mail-paths.ts';
import { paths } from '#pages/paths.ts';
import { renderNotice } from '#ui/mail/notice.server.tsx';

const say = (key: string, params: Record<string, string | number> = {}) =>
  t(`newsletter.mails.${key}`, params);
const frame = () => ({ sender: say('sender') });
const button = (label: string, url: string) => ({ label, url, hint: say('linkHint') });

interface Confirmation {
  token: string;
  origin: string;
  /** Day of the request. */
  today: Temporal.PlainDate;
  /** Validity of the link in days. */
  days: number;
}

/** Asks the mailbox to confirm; the text is the same for all, because anybody may enter any address. */
export async function confirmMail({ token, origin, today, days }: Confirmation) {
  const rendered = await renderNotice({
    preview: say('confirm.preview'),
    heading: say('confirm.heading'),
    paragraphs: [say('confirm.body', { date: fullDate(today) })],
    action: button(
      say('confirm.action'),
      origin + localizedPath(mailPaths.newsletterConfirmation(token)),
    ),
    notes: [say('confirm.note', { days }), say('confirm.notYou')],
    ...frame(),
  });
  return { kind: 'newsletter-confirm', subject: say('confirm.subject'), ...rendered };
}

interface Welcome {
  origin: string;
  leaveToken: string;
  /** The code promised by the exit popup; cents. */
  gift: { code: string; amount: number | null; minimum: number | null } | null;
}

/** Welcome mail: confirms the subscription and contains the unsubscribe link. */
export async function welcomeMail({ origin, leaveToken, gift }: Welcome) {
  const amount = money(gift?.amount);
  const params = { code: gift?.code ?? '', amount, minimum: money(gift?.minimum ?? 0) };
  const leaveUrl = origin + localizedPath(mailPaths.newsletterEnd(leaveToken));
  const rendered = await renderNotice({
    preview: say('welcome.preview'),
    heading: say('welcome.heading'),
    paragraphs: defined([
      gift ? say('welcome.code', params) : undefined,
      gift ? say('welcome.codeText', params) : undefined,
      say('welcome.body'),
    ]),
    action: button(say('welcome.action'), origin + localizedPath(paths.home())),
    notes: [say('welcome.leave', { url: leaveUrl })],
    ...frame(),
  });
  return {
    kind: 'newsletter-welcome',
    ...rendered,
    subject: gift ? say('welcome.subjectCode', params) : say('welcome.subject'),
    unsubscribeUrl: `${origin}/api/v2/shop/newsletter-subscriptions/${leaveToken}/one-click`,
  };
}
