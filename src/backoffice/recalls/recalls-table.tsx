import { shortDate } from '#i18n/dates.ts';
import type { RecallShape } from '#modules/orders/admin-contracts.ts';
import { Link } from '#ui/link.tsx';
import { Table } from '#ui/table.tsx';
import { officePaths } from '../paths.ts';
import { t } from './recall-words.ts';

/** What was called back, newest first, and how far its customers know. */
export function RecallsTable({ recalls }: { recalls: readonly RecallShape[] }) {
  return (
    <Table caption={t('recalls')} hideCaption>
      <thead>
        <tr>
          <th scope="col">{t('columns.lot')}</th>
          <th scope="col">{t('columns.article')}</th>
          <th scope="col">{t('columns.startedAt')}</th>
          <th scope="col" className="text-right">
            {t('columns.told')}
          </th>
        </tr>
      </thead>
      <tbody>
        {recalls.map(({ id, lot, variantCode, productName, startedAt, told, customers }) => (
          <tr key={id}>
            <th scope="row">
              <Link to={officePaths.lot(lot, variantCode)} className="link">
                {lot}
              </Link>
            </th>
            <td>{productName}</td>
            <td className="whitespace-nowrap">{shortDate(startedAt)}</td>
            <td className="text-right tabular-nums">{t('toldOf', { told, customers })}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
