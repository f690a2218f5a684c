import { shortDate } from '#i18n/dates.ts';
import type { TouchedSubscriptionShape } from '#modules/planned-changes/admin-contracts.ts';
import { Link } from '#ui/link.tsx';
import { Price } from '#ui/price.tsx';
import { Table } from '#ui/table.tsx';
import { officePaths } from '../paths.ts';
import { t } from './announced-words.ts';

/** The affected subscriptions, with the state of each. */
export function TouchedTable({ rows }: { rows: readonly TouchedSubscriptionShape[] }) {
  return (
    <Table caption={t('one.rows')} hideCaption>
      <thead>
        <tr>
          <th scope="col">{t('columns.subscription')}</th>
          <th scope="col">{t('columns.customer')}</th>
          <th scope="col">{t('columns.standing')}</th>
          <th scope="col">{t('columns.answer')}</th>
          <th scope="col" className="text-right">
            {t('columns.difference')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.code}>
            <th scope="row" className="whitespace-nowrap">
              <Link to={officePaths.subscription(row.code)} className="link tabular-nums">
                {row.code}
              </Link>
            </th>
            <td>
              {row.name}
              <span className="block text-encre-2">{row.email}</span>
            </td>
            <td>
              {t(`standing.${row.standing}`)}
              {row.problem && <span className="block text-encre-2">{row.problem}</span>}
              {row.toldAt && (
                <span className="block text-encre-2">
                  {t('standing.told')} {shortDate(row.toldAt)}
                </span>
              )}
            </td>
            <td>{row.answer && t(`answer.${row.answer}`, { code: row.answerVariant ?? '' })}</td>
            <td className="text-right">
              <Price cents={row.difference} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
