import { t } from '#i18n/catalogue.server.ts';
import { fullDate, longDate, timeOfDay } from '#i18n/dates.ts';
import { money } from '#i18n/money.ts';
import type { OrderSummaryShape } from '#modules/orders/contracts.ts';
import { renderNotice } from '#ui/mail/notice.server.tsx';
import type { Termination } from '../queries.ts';

function said({ reference, contract, name, email, endsOn, wishedOn, notifiedAt }: Termination) {
  const instant = notifiedAt.toISOString();
  const params = {
    reference,
    contract,
    name,
    email,
    date: fullDate(instant),
    time: timeOfDay(instant),
    endsOn: endsOn ? fullDate(endsOn) : '',
    wishedOn: wishedOn ? fullDate(wishedOn) : t('terminations.mails.soonest'),
  };
  return (key: string) => t(`terminations.mails.${key}`, params);
}

/** An order that is still to be sent; total in cents. */
export type LeavingOrder = Pick<OrderSummaryShape, 'number' | 'totalIncludingTax'>;

/** A delivery that comes before the contract ends; total in cents. */
export interface OwedDelivery {
  /** Civil date of dispatch. */
  shippingDate: string;
  total: number;
}

/** Confirmation of a notice: contents, time, and date and effects of the end (SUB-02). */
export async function confirmationMail(
  termination: Termination,
  leaving: readonly LeavingOrder[],
  owed: readonly OwedDelivery[],
) {
  const say = said(termination);
  const effects = termination.endsOn ? ['ends', 'effects'] : ['searching'];
  const parts = ['received', 'contract', 'wished', 'person', 'reference', ...effects];
  const rendered = await renderNotice({
    preview: say('confirmation.preview'),
    heading: say('confirmation.heading'),
    paragraphs: [
      ...parts.map((part) => say(`confirmation.${part}`)),
      ...owed.map(({ shippingDate, total }) =>
        t('terminations.mails.confirmation.owed', {
          date: longDate(shippingDate),
          total: money(total),
        }),
      ),
      ...leaving.map(({ number, totalIncludingTax }) =>
        t('terminations.mails.confirmation.leaves', {
          number: number ?? '',
          total: money(totalIncludingTax),
        }),
      ),
    ],
    notes: [say('confirmation.keep')],
    sender: say('sender'),
  });
  return { kind: 'termination-confirmation', subject: say('confirmation.subject'), ...rendered };
}

/** Mail to the team when no contract matches number and e-mail, or another reason was given. */
export async function teamMail(termination: Termination) {
  const say = said(termination);
  const rendered = await renderNotice({
    preview: say('team.preview'),
    heading: say(termination.endsOn === null ? 'team.heading' : 'team.headingOther'),
    paragraphs: [
      say('confirmation.contract'),
      say('confirmation.wished'),
      say('confirmation.person'),
      say(termination.endsOn === null ? 'team.unmatched' : 'team.otherReason'),
    ],
    sender: say('sender'),
  });
  return { kind: 'termination-team', subject: say('team.subject'), ...rendered };
}
