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
  const { number, date, totalIncludingTax, status, tokenValue } = order;
  return (
    <Card ground="quiet">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h3 className="text-h4">{t('list.number', { number: number ?? '' })}</h3>
        <OrderStatus status={status} />
      </div>
      <dl className="mt-3 flex flex-wrap gap-x-10 gap-y-2">
        <div>
          <dt className="sr-only">{t('list.columns.date')}</dt>
          <dd>{date && t('list.placed', { date: fullDate(date) })}</dd>
        </div>
        <div className="flex gap-2">
          <dt>{t('list.total')}</dt>
          <dd>
            <Price cents={totalIncludingTax} className="font-bold" />
          </dd>
        </div>
      </dl>
      <Tracking order={order} />
      <LinkButton to={paths.order(tokenValue)} look="secondary" className="mt-5">
        {t('list.see')}
      </LinkButton>
    </Card>
  );
}
