import { fullDate } from '#i18n/dates.ts';
import type { OrderSummaryShape } from '#modules/orders/contracts.ts';
import { OrderStatus } from '#modules/orders/web/index.ts';
import { Card } from '#ui/card.tsx';
import { LinkButton } from '#ui/link.tsx';
import { Price } from '#ui/price.tsx';
import { paths } from '../../paths.ts';
import { t } from './account-words.ts';
import { Tracking } from './tracking.tsx';

/** The latest order, large: what it is, where it is, what it cost (ORD-01, ORD-05). */
export function OrderCard({ order }: { order: OrderSummaryShape }) {
  const { date, totalIncludingTax, status } = order;
  const number = order.number ?? '';
  return (
    <Card ground="quiet">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h3 className="text-h3">{t('list.number', { number })}</h3>
        <OrderStatus status={status} />
      </div>
      <dl className="mt-3 flex flex-wrap gap-x-10 gap-y-2">
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
      <Tracking order={order} />
      <LinkButton to={paths.order(number)} look="secondary" className="mt-5">
        {t('list.see')}
      </LinkButton>
    </Card>
  );
}
