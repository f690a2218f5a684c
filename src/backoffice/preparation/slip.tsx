import { fullDate, shortDate } from '#i18n/dates.ts';
import { AddressLines } from '#modules/customers/web/index.ts';
import type { PreparedOrderShape } from '#modules/orders/admin-contracts.ts';
import { deliveryDates } from '#modules/orders/web/index.ts';
import { RelayAddress } from '#modules/shipping/web/index.ts';
import { Table } from '#ui/table.tsx';
import { Facts } from '../parts/facts.tsx';
import { t } from './preparation-words.ts';

/** A packing slip: contents and address of an order, one per printed page. */
export function Slip({ order }: { order: PreparedOrderShape }) {
  const { number, dispatchOn, deliverFrom, deliverTo, shippingAddress, pickupAddress } = order;
  const name = shippingAddress && `${shippingAddress.firstName} ${shippingAddress.lastName}`;
  return (
    <article className="break-after-page rounded-card border border-brume-2 bg-blanc p-5 last:break-after-auto print:rounded-none print:border-0 print:p-0">
      <header className="mb-4 flex flex-wrap items-baseline justify-between gap-3 border-b border-encre pb-3">
        <h2 className="text-h3 tabular-nums">{t('slips.order', { number })}</h2>
        <p className="text-small">
          {t('slips.shop')} · {t('slips.placed', { date: fullDate(order.placedAt) })}
        </p>
      </header>
      {order.held.length > 0 && (
        <p className="mb-4 border-2 border-tomate-700 p-2 font-bold">{t('slips.held')}</p>
      )}
      {order.together.length > 0 && (
        <p className="mb-4 border-2 border-encre p-2 font-bold">
          {t('slips.together', {
            numbers: order.together.join(', '),
            count: order.together.length,
          })}
        </p>
      )}
      <div className="mb-4 grid gap-5 md:grid-cols-2 print:grid-cols-2">
        <section>
          <h3 className="mb-1 text-small font-bold text-encre-2">{t('slips.to')}</h3>
          {pickupAddress && <RelayAddress point={pickupAddress} />}
          {!pickupAddress && shippingAddress && <AddressLines address={shippingAddress} />}
        </section>
        <Facts
          facts={[
            [t('slips.for'), pickupAddress && name],
            [t('slips.phone'), shippingAddress?.phoneNumber],
            [t('slips.method'), [order.methodName, order.carrier].filter(Boolean).join(' · ')],
            [t('slips.dispatch'), dispatchOn && shortDate(dispatchOn)],
            [
              t('slips.delivery'),
              deliverFrom && deliverTo && deliveryDates(deliverFrom, deliverTo),
            ],
            [t('slips.parcels'), order.expectedParcels],
            [t('slips.instructions'), shippingAddress?.deliveryInstructions],
            [t('slips.message'), order.message],
          ]}
        />
      </div>
      <Goods order={order} />
    </article>
  );
}

function Goods({ order: { number, goods } }: { order: PreparedOrderShape }) {
  return (
    <Table caption={t('slips.one', { number })} hideCaption>
      <thead>
        <tr>
          <th scope="col" className="text-right">
            {t('picking.quantity')}
          </th>
          <th scope="col">{t('picking.article')}</th>
          <th scope="col">{t('picking.format')}</th>
          <th scope="col">{t('picking.code')}</th>
          <th scope="col" className="w-40">
            {t('slips.lot')}
          </th>
        </tr>
      </thead>
      <tbody>
        {goods.map(({ variantCode, quantity, productName, variantName }) => (
          <tr key={variantCode}>
            <td className="text-right text-body font-bold tabular-nums">{quantity}</td>
            <th scope="row">{productName}</th>
            <td>{variantName}</td>
            <td className="tabular-nums">{variantCode}</td>
            <td className="border-b border-b-trait-fort" />
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
