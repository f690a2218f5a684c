import { shortDate } from '#i18n/dates.ts';
import type { PreparedOrderShape } from '#modules/orders/admin-contracts.ts';
import { Link } from '#ui/link.tsx';
import { Status } from '#ui/status.tsx';
import { Table } from '#ui/table.tsx';
import { officePaths } from '../paths.ts';
import { t } from './preparation-words.ts';

interface PreparationTableProps {
  name: string;
  orders: readonly PreparedOrderShape[];
}

/** Orders that leave the same way, with what is in each. */
export function PreparationTable({ name, orders }: PreparationTableProps) {
  return (
    <Table caption={t('group', { name, count: orders.length })}>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{t('columns.choose')}</span>
          </th>
          <th scope="col">{t('columns.order')}</th>
          <th scope="col">{t('columns.dispatch')}</th>
          <th scope="col">{t('columns.goods')}</th>
          <th scope="col">{t('columns.to')}</th>
          <th scope="col" className="text-right">
            {t('columns.parcels')}
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <Row key={order.number} order={order} />
        ))}
      </tbody>
    </Table>
  );
}

function Row({ order }: { order: PreparedOrderShape }) {
  const { number, dispatchOn, goods, shippingAddress, pickupAddress } = order;
  return (
    <tr>
      <td>
        <label className="-m-2 grid size-11 place-items-center">
          <span className="sr-only">{t('chooseOrder', { number })}</span>
          <input
            type="checkbox"
            name="commande"
            value={number}
            className="size-6 rounded-badge accent-sapin-700"
          />
        </label>
      </td>
      <th scope="row">
        <Link to={officePaths.order(number)} className="link tabular-nums">
          {number}
        </Link>
        {order.isSubscription && (
          <span className="block font-normal text-encre-2">{t('subscription')}</span>
        )}
        {order.together.length > 0 && (
          <span className="block font-bold">
            {t('together', { numbers: order.together.join(', '), count: order.together.length })}
          </span>
        )}
        {order.message && (
          <span className="block font-normal text-encre-2">{t('withMessage')}</span>
        )}
      </th>
      <td className="whitespace-nowrap">
        {dispatchOn && shortDate(dispatchOn)}
        {order.isLate && (
          <span className="mt-1 block">
            <Status tone="error">{t('isLate')}</Status>
          </span>
        )}
      </td>
      <td className="min-w-56">
        <ul>
          {goods.map(({ variantCode, quantity, productName, variantName }) => (
            <li key={variantCode}>
              <strong className="tabular-nums">{quantity} ×</strong> {productName}
              {variantName && <span className="text-encre-2"> {variantName}</span>}
            </li>
          ))}
        </ul>
      </td>
      <td className="min-w-36">
        {shippingAddress && `${shippingAddress.firstName} ${shippingAddress.lastName}`}
        <span className="block text-encre-2">
          {pickupAddress
            ? t('relay', { name: pickupAddress.name })
            : `${shippingAddress?.postcode} ${shippingAddress?.city}`}
        </span>
      </td>
      <td className="text-right tabular-nums">
        {order.expectedParcels}
        {order.sentParcels > 0 && (
          <span className="block text-encre-2">{t('sent', { count: order.sentParcels })}</span>
        )}
      </td>
    </tr>
  );
}
