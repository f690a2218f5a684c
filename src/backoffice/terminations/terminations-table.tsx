import { shortDate, timeOfDay } from '#i18n/dates.ts';
import type { TeamTerminationShape } from '#modules/terminations/admin-contracts.ts';
import { Link } from '#ui/link.tsx';
import { Status } from '#ui/status.tsx';
import { Table } from '#ui/table.tsx';
import { officePaths } from '../paths.ts';
import { t } from './terminations-words.ts';

const COLUMNS = [
  'received',
  'customer',
  'contract',
  'source',
  'reason',
  'endsOn',
  'confirmation',
] as const;

/** Each with the day it was received, the day it ends, and whether it is confirmed. */
export function TerminationsTable({
  terminations,
}: {
  terminations: readonly TeamTerminationShape[];
}) {
  return (
    <Table caption={t('title')} hideCaption>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {t(`columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {terminations.map((termination) => (
          <Row key={`${termination.reference} ${termination.receivedAt}`} {...termination} />
        ))}
      </tbody>
    </Table>
  );
}

function Row(row: TeamTerminationShape) {
  const { receivedAt, reference, name, email, contract, subscriptions, wishedOn } = row;
  return (
    <tr>
      <th scope="row" className="whitespace-nowrap">
        {shortDate(receivedAt)} {timeOfDay(receivedAt)}
        {reference !== contract && (
          <span className="block font-normal text-encre-2">{reference}</span>
        )}
      </th>
      <td>
        {name}
        <span className="block text-encre-2">{email}</span>
      </td>
      <td className="whitespace-nowrap">
        {subscriptions.map((code) => (
          <Link key={code} to={officePaths.subscription(code)} className="link block tabular-nums">
            {code}
          </Link>
        ))}
        {!subscriptions.includes(contract) && contract}
      </td>
      <td>{t(`source.${row.source}`)}</td>
      <td>
        {row.reason ? t.translate(`reasons.${row.reason}`) : t('noReason')}
        {row.message && <span className="block text-encre-2">{row.message}</span>}
      </td>
      <td>
        {row.endsOn ? shortDate(row.endsOn) : <Status tone="warning">{t('unmatched')}</Status>}
        {wishedOn && (
          <span className="block text-encre-2">{t('wished', { date: shortDate(wishedOn) })}</span>
        )}
      </td>
      <td>
        {row.confirmedAt ? (
          t('confirmed', { date: shortDate(row.confirmedAt), time: timeOfDay(row.confirmedAt) })
        ) : (
          <Status tone="error">{t('unconfirmed')}</Status>
        )}
      </td>
    </tr>
  );
}
