import { shortDate } from '#i18n/dates.ts';
import type { OrderSummaryShape } from '#modules/orders/contracts.ts';
import { OrderStatus } from '#modules/orders/web/index.ts';
import { paths } from '#pages/paths.ts';
import { CardLink } from '#ui/card.tsx';
import { Price } from '#ui/price.tsx';
import { t } from './account-words.ts';

interface OrderHistoryProps {
  orders: readonly OrderSummaryShape[];
  title?: string;
  /** The page of an order, by its number. */
  to?: (number: string) => string;
}

/** Earlier orders, one row each; the whole row leads to its order (ORD-02, ORD-05). */
export function OrderHistory({
  orders,
  title = t('list.history'),
  to = paths.order,
}: OrderHistoryProps) {
  return (
    <section className="mt-10">
      <h2 className="mb-3 text-h3">{title}</h2>
      <ul className="divide-y divide-brume-2 border-y border-brume-2">
        {orders.map(({ id, number, date, status, deliveredAt, totalIncludingTax }) => (
          <li
            key={id}
            className="relative grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 py-3 hover:bg-brume md:grid-cols-[9rem_1fr_auto_7rem] md:px-3"
          >
            <CardLink to={to(number ?? '')} className="link font-bold tabular-nums">
              <span className="sr-only">{t('list.order')} </span>
              {number}
            </CardLink>
            <span className="text-right font-bold md:order-last">
              <Price cents={totalIncludingTax} />
            </span>
            <span className="text-small text-encre-2">{date && shortDate(date)}</span>
            <span className="justify-self-end">
              <OrderStatus status={status} deliveredAt={deliveredAt} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
