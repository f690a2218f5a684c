import { t } from '#i18n/catalogue.server.ts';
import { fullDate, timeOfDay } from '#i18n/dates.ts';
import { defined } from '#kit/defined.ts';
import { renderNotice } from '#ui/mail/notice.server.tsx';
import type { Withdrawal } from '../queries.ts';

const said = ({
  reference,
  orderNumber,
  name,
  email,
  items,
  remaining,
  declaredAt,
}: Withdrawal) => {
  const instant = declaredAt.toISOString();
  const params = {
    reference,
    name,
    email,
    number: orderNumber,
    date: fullDate(instant),
    time: timeOfDay(instant),
    items: items ?? t('withdrawals.mails.everything'),
    remaining: remaining ?? t('withdrawals.mails.rest'),
  };
  return (key: string) => t(`withdrawals.mails.${key}`, params);
};

/**
 * The receipt: contents, date and time of the declaration (WDR-03). The same for everybody; its button links to the
 * page to confirm or deny it.
 */
export async function receiptMail(withdrawal: Withdrawal, answerUrl: string) {
  const say = said(withdrawal);
  const isPart = withdrawal.items !== null;
  const goods = isPart ? ['items', 'remaining'] : ['items'];
  const [notMe, next] = isPart ? ['notMePart', 'nextPart'] : ['notMe', 'next'];
  const rendered = await renderNotice({
    preview: say('receipt.preview'),
    heading: say('receipt.heading'),
    paragraphs: ['received', 'contract', ...goods, 'person', 'reference'].map((part) =>
      say(`receipt.${part}`),
    ),
    action: { label: say('receipt.action'), url: answerUrl, hint: say('receipt.hint') },
    notes: [notMe, next, 'money', 'opened', 'keep'].map((part) => say(`receipt.${part}`)),
    sender: say('sender'),
  });
  return { kind: 'withdrawal-receipt', subject: say('receipt.subject'), ...rendered };
}

/** Mail to the team: a declaration was not made by its customer. */
export async function deniedMail(withdrawal: Withdrawal) {
  const say = said(withdrawal);
  const rendered = await renderNotice({
    preview: say('denied.preview'),
    heading: say('denied.heading'),
    paragraphs: [say('receipt.contract'), say('receipt.person'), say('denied.text')],
    sender: say('sender'),
  });
  return { kind: 'withdrawal-denied', subject: say('denied.subject'), ...rendered };
}

/** Mail to the team: a declaration to handle. */
export async function teamMail(withdrawal: Withdrawal) {
  const say = said(withdrawal);
  const rendered = await renderNotice({
    preview: say('team.preview'),
    heading: say('team.heading'),
    paragraphs: defined([
      say('receipt.contract'),
      say('receipt.items'),
      say('receipt.person'),
      say(
        `team.${withdrawal.items !== null && withdrawal.standing === 'in_time' ? 'part' : withdrawal.standing}`,
      ),
      withdrawal.refundBy
        ? t('withdrawals.mails.team.refundBy', { date: fullDate(withdrawal.refundBy) })
        : undefined,
    ]),
    sender: say('sender'),
  });
  return { kind: 'withdrawal-team', subject: say('team.subject'), ...rendered };
}
