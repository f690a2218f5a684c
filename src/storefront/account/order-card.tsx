import { fullDate } from '#i18n/dates.ts';
import { deliveryDates, OrderStatus, Parcels, Thumbnail } from '#modules/orders/web/index.ts';
import { Card } from '#ui/card.tsx';
import { LinkButton } from '#ui/link.tsx';
import { Price } from '#ui/price.tsx';
import { paths } from '../../paths.ts';
import { t } from './account-words.ts';
import type { LatestOrder } from './latest-order.server.ts';
import { ORDER_STEPS, orderProgress } from './order-progress.ts';
import { OrderSteps } from './order-steps.tsx';

/** The latest order, large: what it is, where it is, what it cost (ORD-01, ORD-05). */
export function OrderCard({ order }: { order: LatestOrder }) {
  const { date, totalIncludingTax, status, deliverFrom, deliverTo } = order;
  const number = order.number ?? '';
  const step = orderProgress(status);
  const isExpected =
    !order.deliveredAt &&
    deliverFrom &&
    deliverTo &&
    step !== null &&
    step > ORDER_STEPS.indexOf('payment');
  return (
    <Card ground="quiet">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h3 className="text-h3">{t('list.number', { number })}</h3>
        <OrderStatus status={status} />
      </div>
      {isExpected && (
        <p className="mt-2">
          {t('order.delivered', { dates: deliveryDates(deliverFrom, deliverTo) })}
        </p>
      )}
      <div className="mt-5 empty:hidden">
        <OrderSteps status={status} deliveredAt={order.deliveredAt} />
      </div>
      <Content order={order} />
      <dl className="mt-5 flex flex-wrap gap-x-10 gap-y-2">
        <div>
          <dt className="text-small text-encre-2">{t('list.columns.date')}</dt>
          <dd>{date && fullDate(date)}</dd>
        </div>
        <div>
          <dt className="text-small text-encre-2">{t('list.columns.total')}</dt>
          <dd>
            <Price cents={totalIncludingTax} className="font-bold" />
          </dd>
        </div>
      </dl>
      <div className="mt-5 empty:hidden">
        <Parcels parcels={order.parcels} />
      </div>
      <LinkButton to={paths.order(number)} look="secondary" className="mt-5">
        {t('list.see')}
      </LinkButton>
    </Card>
  );
}

/** The packs of the order, named for readers. */
function Content({ order: { products, more } }: { order: LatestOrder }) {
  return (
    <ul className="mt-5 flex items-center gap-2 md:gap-3">
      {products.map(({ id, name, imageUrl }) => (
        <li key={id}>
          <Thumbnail url={imageUrl} className="w-16 md:w-20" />
          <span className="sr-only">{name}</span>
        </li>
      ))}
      {more > 0 && (
        <li className="text-small font-bold">{t('list.otherProducts', { count: more })}</li>
      )}
    </ul>
  );
}
