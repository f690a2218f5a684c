import { shortDate } from '#i18n/dates.ts';
import type { LotShape } from '#modules/orders/admin-contracts.ts';
import { Link } from '#ui/link.tsx';
import { Status } from '#ui/status.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { officePaths } from '../paths.ts';
import { t } from './recall-words.ts';

/** Sent lots, each with a link to its orders. */
export function LotsTable({ lots }: { lots: readonly LotShape[] }) {
  return (
    <ListTable
      caption={t('found')}
      columns={[
        t('columns.lot'),
        t('columns.article'),
        { figures: t('columns.orders') },
        { figures: t('columns.pieces') },
        { figures: t('columns.onShelf') },
        t('columns.bestBefore'),
      ]}
    >
      {lots.map(({ lot, variantCode, productName, bestBefore, recall, ...counts }) => (
        <tr key={`${lot} ${variantCode}`}>
          <th scope="row">
            <Link to={officePaths.lot(lot, variantCode)} className="link">
              {lot}
            </Link>{' '}
            {recall !== null && <Status tone="error">{t('recalled')}</Status>}
          </th>
          <td>
            {productName} <span className="text-encre-2">{variantCode}</span>
          </td>
          <td className="text-right tabular-nums">{counts.orders}</td>
          <td className="text-right tabular-nums">{counts.pieces || null}</td>
          <td className="text-right tabular-nums">{counts.onShelf || null}</td>
          <td className="whitespace-nowrap">{bestBefore && shortDate(bestBefore)}</td>
        </tr>
      ))}
    </ListTable>
  );
}
