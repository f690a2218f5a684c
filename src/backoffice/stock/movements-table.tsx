import { shortDate, timeOfDay } from '#i18n/dates.ts';
import { number } from '#i18n/numbers.ts';
import type { StockMovementShape } from '#modules/catalog/admin-contracts.ts';
import { Table } from '#ui/table.tsx';
import { t } from './stock-words.ts';

interface MovementsTableProps {
  movements: readonly StockMovementShape[];
}

const figure = 'text-right whitespace-nowrap tabular-nums';

/** What the team did to a stock, newest first. */
export function MovementsTable({ movements }: MovementsTableProps) {
  return (
    <Table caption={t('variant.journal')} hideCaption>
      <thead>
        <tr>
          <th scope="col">{t('variant.at')}</th>
          <th scope="col">{t('variant.reason')}</th>
          <th scope="col" className="text-right">
            {t('variant.change')}
          </th>
          <th scope="col" className="text-right">
            {t('variant.before')}
          </th>
          <th scope="col" className="text-right">
            {t('variant.after')}
          </th>
          <th scope="col">{t('variant.by')}</th>
          <th scope="col">{t('variant.note')}</th>
        </tr>
      </thead>
      <tbody>
        {movements.map(({ id, at, by, reason, before, after, note }) => (
          <tr key={id}>
            <td className="whitespace-nowrap">
              {shortDate(at)} {timeOfDay(at)}
            </td>
            <td>{t(`reasons.${reason}`)}</td>
            <td className={figure}>{signed(after - before)}</td>
            <td className={figure}>{number(before)}</td>
            <td className={figure}>{number(after)}</td>
            <td>{by}</td>
            <td>{note}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const signed = (change: number) => (change > 0 ? `+${number(change)}` : number(change));
