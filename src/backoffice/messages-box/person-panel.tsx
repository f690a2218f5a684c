import { shortDate } from '#i18n/dates.ts';
import { OrderStatus } from '#modules/orders/web/index.ts';
import { Link } from '#ui/link.tsx';
import { Price } from '#ui/price.tsx';
import { t as tCustomers } from '../customers/customers-words.ts';
import { Panel } from '../parts/panel.tsx';
import { officePaths } from '../paths.ts';
import { t } from './box-words.ts';
import type { Person } from './load-person.server.ts';

/** Summary of the author: orders, subscriptions, animals. */
export function PersonPanel({ person }: { person: Person }) {
  const { name, to, isGuest, count, spent, latest, subscriptions, animals } = person;
  return (
    <Panel
      title={name}
      aside={
        <Link to={to} className="link text-small">
          {t(isGuest ? 'person.openGuest' : 'person.open')}
        </Link>
      }
    >
      <p className="text-small">
        <Price cents={spent} /> {tCustomers('orders.spent', { count })}
      </p>
      {latest.length > 0 && (
        <ul className="mt-3 grid gap-4 text-small">
          {latest.map(({ number, placedAt, status }) => (
            <li key={number} className="flex flex-wrap items-center gap-x-3">
              <Link to={officePaths.order(number)} className="link tabular-nums">
                {number}
              </Link>
              <span className="text-encre-2">{shortDate(placedAt)}</span>
              <OrderStatus status={status} />
            </li>
          ))}
        </ul>
      )}
      {subscriptions.length > 0 && (
        <ul className="mt-3 grid gap-1 text-small">
          {subscriptions.map(({ code, status }) => (
            <li key={code}>
              <Link to={officePaths.subscription(code)} className="link">
                {code}
              </Link>{' '}
              <span className="text-encre-2">{tCustomers(`subscriptions.states.${status}`)}</span>
            </li>
          ))}
        </ul>
      )}
      {animals.length > 0 && (
        <p className="mt-3 text-small text-encre-2">
          {t('person.animals', { names: animals.join(', ') })}
        </p>
      )}
    </Panel>
  );
}
