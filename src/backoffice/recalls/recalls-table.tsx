import { shortDate } from '#i18n/dates.ts';
import type { RecallShape } from '#modules/orders/admin-contracts.ts';
import { Link } from '#ui/link.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { officePaths } from '../paths.ts';
import { t } from './recall-words.ts';

/** What was called back, newest first, and how far its customers know. */
export function RecallsTable({ recalls }: { recalls: readonly RecallShape[] }) {
  return (
    <ListTable
      caption={t('recalls')}
      columns={[
        t('columns.lot'),
        t('columns.article'),
        t('columns.startedAt'),
        { figures: t('columns.told') },
      ]}
    >
      {recalls.map(
        ({ id, lot, variantCode, productName, startedAt, told: notified, customers }) => (
          <tr key={id}>
            <th scope="row">
              <Link to={officePaths.lot(lot, variantCode)} className="link">
                {lot}
              </Link>
            </th>
            <td>{productName}</td>
            <td className="whitespace-nowrap">{shortDate(startedAt)}</td>
            <td className="text-right tabular-nums">
              {t('toldOf', { told: notified, customers })}
            </td>
          </tr>
        ),
      )}
    </ListTable>
  );
}
