import { shortDate, timeOfDay } from '#i18n/dates.ts';
import { number } from '#i18n/numbers.ts';
import type { StockMovementShape } from '#modules/catalog/admin-contracts.ts';
import { ListTable } from '../parts/list-table.tsx';
import { t } from './stock-words.ts';

interface MovementsTableProps {
  movements: readonly StockMovementShape[];
}

const figure = 'text-right whitespace-nowrap tabular-nums';

/** Stock movements by the team, newest first. */
export function MovementsTable({ movements }: MovementsTableProps) {
  return (
    <ListTable
      caption={t('variant.journal')}
      columns={[
        t('variant.at'),
        t('variant.reason'),
        { figures: t('variant.change') },
        { figures: t('variant.before') },
        { figures: t('variant.after') },
        t('variant.by'),
        t('variant.note'),
      ]}
    >
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
    </ListTable>
  );
}

const signed = (change: number) => (change > 0 ? `+${number(change)}` : number(change));
