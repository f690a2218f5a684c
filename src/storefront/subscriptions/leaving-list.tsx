import { money } from '#i18n/money.ts';
import type { OrderSummaryShape } from '#modules/orders/contracts.ts';
import { paths } from '#pages/paths.ts';
import { subscriptionPaths } from '#pages/subscription-paths.ts';
import { Link } from '#ui/link.tsx';
import { t } from './subscription-words.ts';

interface LeavingListProps {
  code: string;
  orders: readonly OrderSummaryShape[];
}

/** Names each order that is sent although its subscription ends, with the way to see it or to withdraw from it. */
export function LeavingList({ code, orders }: LeavingListProps) {
  if (orders.length === 0) return null;
  return (
    <ul className="grid gap-1">
      {orders.map(({ id, number, totalIncludingTax }) => (
        <li key={id}>
          <p>{t('abort.leaves', { number: number ?? '', total: money(totalIncludingTax) })}</p>
          <p className="flex flex-wrap gap-x-5">
            <Link
              to={subscriptionPaths.order(code, number ?? '')}
              className="link inline-flex min-h-11 items-center"
            >
              {t('abort.seeOrder', { number: number ?? '' })}
            </Link>
            <Link
              to={paths.withdraw(number ?? '')}
              className="link inline-flex min-h-11 items-center"
            >
              {t('abort.withdrawOrder', { number: number ?? '' })}
            </Link>
          </p>
        </li>
      ))}
    </ul>
  );
}
