import { shortDate } from '#i18n/dates.ts';
import type { TeamOrderShape } from '#modules/orders/admin-contracts.ts';
import { OrderStatus } from '#modules/orders/web/index.ts';
import { Link } from '#ui/link.tsx';
import { Price } from '#ui/price.tsx';
import { Panel } from '../parts/panel.tsx';
import { officePaths } from '../paths.ts';
import { t } from './orders-words.ts';

/** Other orders of the same person. */
export interface OtherOrders {
  others: readonly TeamOrderShape[];
  /** Without the current one. */
  total: number;
  /** The list of them. */
  all: string;
  /** Link to the person's page. */
  person: string | null;
}

/** The other orders of a customer, or of the mailbox of a guest. */
export function OtherOrdersPanel({ others, total, all, person }: OtherOrders) {
  const page = person && (
    <Link to={person} className="link text-small">
      {t('others.person')}
    </Link>
  );
  return (
    <Panel title={t('others.title')} aside={page}>
      {others.length === 0 && <p className="text-small text-encre-2">{t('others.none')}</p>}
      <ul className="grid gap-2 text-small">
        {others.map(({ number, placedAt, total: cents, status }) => (
          <li key={number} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Link to={officePaths.order(number)} className="link tabular-nums">
              {number}
            </Link>
            <span className="text-encre-2">{shortDate(placedAt)}</span>
            <Price cents={cents} />
            <OrderStatus status={status} />
          </li>
        ))}
      </ul>
      {total > others.length && (
        <Link to={all} className="link mt-3 inline-block text-small">
          {t('others.all', { count: total })}
        </Link>
      )}
    </Panel>
  );
}
