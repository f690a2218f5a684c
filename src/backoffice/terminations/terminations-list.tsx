import { shortDate, timeOfDay } from '#i18n/dates.ts';
import type { TeamTerminationShape } from '#modules/terminations/admin-contracts.ts';
import type { listTerminations } from '#modules/terminations/admin-operations.ts';
import { Link } from '#ui/link.tsx';
import { Status } from '#ui/status.tsx';
import { officeList } from '../list/define-list.ts';
import { officePaths } from '../paths.ts';
import { t } from './terminations-words.ts';

const moment = (at: string) => `${shortDate(at)} ${timeOfDay(at)}`;

const reasonText = ({ reason }: TeamTerminationShape) =>
  reason ? t.translate(`reasons.${reason}`) : t('noReason');

const confirmed = (at: string) => t('confirmed', { date: shortDate(at), time: timeOfDay(at) });

/** Terminated contracts: date received, end date, and confirmation. */
export const terminationsOffice = officeList<typeof listTerminations>({
  id: 'terminations',
  // One declaration may end several contracts, and a contract may be terminated twice.
  rowKey: ({ reference, receivedAt }) => `${reference} ${receivedAt}`,
  t,
  columns: {
    received: {
      isHeading: true,
      className: 'whitespace-nowrap',
      text: ({ receivedAt }) => moment(receivedAt),
    },
    reference: { className: 'whitespace-nowrap', text: ({ reference }) => reference },
    customer: {
      text: ({ name }) => name,
      cell: ({ name, email }) => (
        <>
          {name}
          <span className="block break-all text-encre-2">{email}</span>
        </>
      ),
    },
    email: { className: 'break-all', text: ({ email }) => email },
    contract: {
      className: 'whitespace-nowrap tabular-nums',
      text: ({ contract }) => contract,
      cell: ({ contract, subscriptions }) => (
        <>
          {subscriptions.map((code) => (
            <Link key={code} to={officePaths.subscription(code)} className="link block">
              {code}
            </Link>
          ))}
          {!subscriptions.includes(contract) && contract}
        </>
      ),
    },
    source: { text: ({ source }) => t(`source.${source}`) },
    reason: {
      text: (row) => [reasonText(row), row.message].filter(Boolean).join(' – '),
      cell: (row) => (
        <>
          {reasonText(row)}
          {row.message && <span className="block text-encre-2">{row.message}</span>}
        </>
      ),
    },
    wishedOn: {
      className: 'whitespace-nowrap',
      text: ({ wishedOn }) => wishedOn && shortDate(wishedOn),
    },
    endsOn: {
      text: ({ endsOn }) => (endsOn ? shortDate(endsOn) : t('unmatched')),
      cell: ({ endsOn, wishedOn }) => (
        <>
          {endsOn ? shortDate(endsOn) : <Status tone="warning">{t('unmatched')}</Status>}
          {wishedOn && (
            <span className="block text-encre-2">{t('wished', { date: shortDate(wishedOn) })}</span>
          )}
        </>
      ),
    },
    confirmation: {
      text: ({ confirmedAt }) => (confirmedAt ? confirmed(confirmedAt) : t('unconfirmed')),
      cell: ({ confirmedAt }) =>
        confirmedAt ? confirmed(confirmedAt) : <Status tone="error">{t('unconfirmed')}</Status>,
    },
  },
});
