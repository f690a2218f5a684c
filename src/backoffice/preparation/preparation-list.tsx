import { shortDate } from '#i18n/dates.ts';
import type { PreparedOrderShape } from '#modules/orders/admin-contracts.ts';
import type { listPreparation } from '#modules/orders/admin-operations.ts';
import { Link } from '#ui/link.tsx';
import { Status } from '#ui/status.tsx';
import { officeList } from '../list/define-list.ts';
import { officePaths } from '../paths.ts';
import { t } from './preparation-words.ts';

/** Paid orders that were not sent. */
export const preparationOffice = officeList<typeof listPreparation>({
  id: 'preparation',
  rowKey: ({ number }) => number,
  t,
  columns: {
    number: {
      isHeading: true,
      text: ({ number }) => number,
      cell: (order) => <OrderNumber {...order} />,
    },
    dispatchOn: {
      sort: 'dispatchOn',
      className: 'whitespace-nowrap',
      text: ({ dispatchOn }) => dispatchOn && shortDate(dispatchOn),
      cell: ({ dispatchOn, isLate }) => (
        <>
          {dispatchOn && shortDate(dispatchOn)}
          {isLate && (
            <span className="mt-1 block">
              <Status tone="error">{t('isLate')}</Status>
            </span>
          )}
        </>
      ),
    },
    goods: {
      className: 'min-w-56',
      text: ({ goods }) =>
        goods
          .map(({ quantity, productName, variantName }) =>
            [`${quantity} ×`, productName, variantName].filter(Boolean).join(' '),
          )
          .join(' · '),
      cell: ({ goods }) => <Goods goods={goods} />,
    },
    to: {
      className: 'min-w-36',
      text: (order) => [nameOf(order), placeOf(order)].filter(Boolean).join(', '),
      cell: (order) => (
        <>
          {nameOf(order)}
          <span className="block text-encre-2">{placeOf(order)}</span>
        </>
      ),
    },
    parcels: {
      isFigures: true,
      text: ({ expectedParcels }) => expectedParcels,
      cell: ({ expectedParcels, sentParcels }) => (
        <>
          {expectedParcels}
          {sentParcels > 0 && (
            <span className="block text-encre-2">{t('sent', { count: sentParcels })}</span>
          )}
        </>
      ),
    },
    placedAt: {
      sort: 'placedAt',
      className: 'whitespace-nowrap',
      text: ({ placedAt }) => shortDate(placedAt),
    },
    method: { text: (order) => methodOf(order) },
  },
  actions: [
    {
      name: 'slips',
      permission: 'orders.people',
      isOfPage: true,
      leadsTo: (numbers) => officePaths.slipsOf(numbers),
    },
    {
      name: 'picking',
      permission: 'orders.people',
      isOfPage: true,
      leadsTo: (numbers) => officePaths.pickingOf(numbers),
    },
  ],
});

/** Shipping method and carrier of an order. */
export const methodOf = ({ methodName, carrier }: PreparedOrderShape): string =>
  [methodName, carrier].filter(Boolean).join(' · ');

const nameOf = ({ shippingAddress }: PreparedOrderShape) =>
  shippingAddress && `${shippingAddress.firstName} ${shippingAddress.lastName}`;

const placeOf = ({ shippingAddress, pickupAddress }: PreparedOrderShape) =>
  pickupAddress
    ? t('relay', { name: pickupAddress.name })
    : shippingAddress && `${shippingAddress.postcode} ${shippingAddress.city}`;

function OrderNumber({ number, isSubscription, together, message }: PreparedOrderShape) {
  return (
    <>
      <Link to={officePaths.order(number)} className="link tabular-nums">
        {number}
      </Link>
      {isSubscription && (
        <span className="block font-normal text-encre-2">{t('subscription')}</span>
      )}
      {together.length > 0 && (
        <span className="block font-bold">
          {t('together', { numbers: together.join(', '), count: together.length })}
        </span>
      )}
      {message && <span className="block font-normal text-encre-2">{t('withMessage')}</span>}
    </>
  );
}

const Goods = ({ goods }: Pick<PreparedOrderShape, 'goods'>) => (
  <ul>
    {goods.map(({ variantCode, quantity, productName, variantName }) => (
      <li key={variantCode}>
        <strong className="tabular-nums">{quantity} ×</strong> {productName}
        {variantName && <span className="text-encre-2"> {variantName}</span>}
      </li>
    ))}
  </ul>
);
