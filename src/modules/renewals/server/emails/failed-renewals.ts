import { t } from '#i18n/catalogue.server.ts';
import { fullDate } from '#i18n/dates.ts';
import { money } from '#i18n/money.ts';
import { renderNotice } from '#ui/mail/notice.server.tsx';

interface FailedRenewals {
  /** Civil date. */
  day: string;
  deliveries: number;
  /** Cents. */
  total: number;
  /** URL of the list that shows them. */
  url: string;
}

/** Mail to the team: many charges of one day failed. */
export async function failedRenewalsMail({ day, deliveries, total, url }: FailedRenewals) {
  const params = { count: deliveries, total: money(total), date: fullDate(day) };
  const say = (key: string) => t(`renewals.mails.alert.${key}`, params);
  const rendered = await renderNotice({
    preview: say('lead'),
    heading: say('heading'),
    paragraphs: [say('lead'), say('why')],
    action: { label: say('open'), url, hint: t('renewals.mails.linkHint') },
    notes: [say('note')],
    sender: t('renewals.mails.sender'),
  });
  return { kind: 'failed-renewals', subject: say('subject'), ...rendered };
}
