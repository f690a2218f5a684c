import { shortDate } from '#i18n/dates.ts';
import type { LotOrderShape } from '#modules/orders/admin-contracts.ts';
import { Link } from '#ui/link.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { officePaths } from '../paths.ts';
import { t } from './recall-words.ts';

/** The orders with a lot, and their recipients. */
export function LotOrdersTable({ orders }: { orders: readonly LotOrderShape[] }) {
  return (
    <ListTable
      caption={t('lot.orders')}
      columns={[
        t('columns.order'),
        t('columns.customer'),
        t('columns.sent'),
        { figures: t('columns.pieces') },
      ]}
    >
      {orders.map(({ number, name, email, phoneNumber, shippedAt, quantity, parcels }) => (
        <tr key={number}>
          <th scope="row">
            <Link to={officePaths.order(number)} className="link tabular-nums">
              {number}
            </Link>
          </th>
          <td>
            {name}
            <span className="block text-encre-2">{email ?? t('lot.forgotten')}</span>
            <span className="block text-encre-2">{phoneNumber}</span>
          </td>
          <td>
            {shippedAt && shortDate(shippedAt)}
            {parcels.map((parcel) => (
              <span key={parcel} className="block text-encre-2 tabular-nums">
                {parcel}
              </span>
            ))}
          </td>
          <td className="text-right tabular-nums">{quantity}</td>
        </tr>
      ))}
    </ListTable>
  );
}
