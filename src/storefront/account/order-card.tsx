import type { ReactNode } from 'react';
import { shortDate } from '#i18n/dates.ts';
import { deliveryDates, OrderStatus, Parcels, Thumbnail } from '#modules/orders/web/index.ts';
import { paths } from '#pages/paths.ts';
import { Card } from '#ui/card.tsx';
import { LinkButton } from '#ui/link.tsx';
import { Price } from '#ui/price.tsx';
import { t } from './account-words.ts';
import type { LatestOrder } from './latest-order.server.ts';
import { ORDER_STEPS, orderProgress } from './order-progress.ts';
import { OrderSteps } from './order-steps.tsx';

/** The latest order, large: contents, progress and total (ORD-01, ORD-05). */
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
    <Card>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h3 className="text-h3">{t('list.number', { number })}</h3>
        <OrderStatus status={status} deliveredAt={order.deliveredAt} />
      </div>
      {isExpected && (
        <p className="mt-2">
          {t('order.delivered', { dates: deliveryDates(deliverFrom, deliverTo) })}
        </p>
      )}
      <div className="mt-5 empty:hidden">
        <OrderSteps status={status} deliveredAt={order.deliveredAt} />
      </div>
      <Content order={order}>
        <dl className="mt-2 flex flex-wrap gap-x-8 gap-y-1">
          <div>
            <dt className="text-small text-encre-2">{t('list.columns.date')}</dt>
            <dd>{date && shortDate(date)}</dd>
          </div>
          <div>
            <dt className="text-small text-encre-2">{t('list.columns.total')}</dt>
            <dd>
              <Price cents={totalIncludingTax} className="font-bold" />
            </dd>
          </div>
        </dl>
      </Content>
      <div className="mt-5 empty:hidden">
        <Parcels parcels={order.parcels} toFollow={order.toFollow} />
      </div>
      <LinkButton to={paths.order(number)} variant="secondary" className="mt-5">
        {t('list.see')}
      </LinkButton>
    </Card>
  );
}

interface ContentProps {
  order: LatestOrder;
  children: ReactNode;
}

/** Pictures and names of the articles, beside date and total. */
function Content({ order: { products, more }, children }: ContentProps) {
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="flex gap-2 md:gap-3">
        {products.map(({ id, imageUrl }) => (
          <Thumbnail key={id} url={imageUrl} className="w-16 md:w-20" />
        ))}
      </div>
      <div className="min-w-48 flex-1">
        <ul className="font-bold">
          {products.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
          {more > 0 && <li>{t('list.otherProducts', { count: more })}</li>}
        </ul>
        {children}
      </div>
    </div>
  );
}
