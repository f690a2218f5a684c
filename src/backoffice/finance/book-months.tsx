import { shortDate } from '#i18n/dates.ts';
import type { BookMonthShape } from '#modules/books/admin-contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { Link } from '#ui/link.tsx';
import { Table } from '#ui/table.tsx';
import { ActionForm } from '../parts/action-form.tsx';
import { officePaths } from '../paths.ts';
import { t } from './books-words.ts';
import { monthName } from './month-name.ts';

interface BookMonthsProps {
  /** Newest first; the first is the current month. */
  months: readonly BookMonthShape[];
  formKey: string;
  mayClose: boolean;
  refused: FormAnswer | undefined;
}

/** Months of the books; the oldest that is open and over can be closed. */
export function BookMonths({ months, formKey, mayClose, refused }: BookMonthsProps) {
  if (months.length === 0) return <p className="text-small text-encre-2">{t('months.none')}</p>;
  const next = months.slice(1).findLast(({ closedAt }) => closedAt === null);
  return (
    <>
      <p className="mb-3 text-small text-encre-2">{t('months.text')}</p>
      <Table caption={t('months.title')} hideCaption>
        <thead>
          <tr>
            <th scope="col">{t('months.month')}</th>
            <th scope="col" className="text-right">
              {t('months.entries')}
            </th>
            <th scope="col">{t('months.state')}</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, entries, closedAt }, index) => (
            <tr key={month}>
              <th scope="row" className="font-normal">
                <Link to={officePaths.books({ month })} className="link">
                  {monthName(month)}
                </Link>
              </th>
              <td className="text-right tabular-nums">{entries}</td>
              <td>
                {closedAt
                  ? t('months.closed', { date: shortDate(closedAt) })
                  : t(index === 0 ? 'months.running' : 'months.open')}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {mayClose && next && (
        <div className="mt-4">
          <ActionForm
            name="closeMonth"
            formKey={formKey}
            refused={refused}
            id={next.month}
            submit={t('months.close', { month: monthName(next.month) })}
            asks={t('months.asks')}
          />
        </div>
      )}
    </>
  );
}
