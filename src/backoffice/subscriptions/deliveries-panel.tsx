import { shortDate, timeOfDay } from '#i18n/dates.ts';
import { money } from '#i18n/money.ts';
import type { TeamDeliveryShape } from '#modules/renewals/admin-contracts.ts';
import { Link } from '#ui/link.tsx';
import { Price } from '#ui/price.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { Panel } from '../parts/panel.tsx';
import { officePaths } from '../paths.ts';
import { declineWords } from './decline-words.ts';
import { t } from './subscriptions-words.ts';

/** Every delivery, with each payment attempt. */
export function DeliveriesPanel({ deliveries }: { deliveries: readonly TeamDeliveryShape[] }) {
  return (
    <Panel title={t('deliveries.title')}>
      <ListTable
        caption={t('deliveries.title')}
        columns={[
          t('deliveries.number'),
          t('deliveries.date'),
          t('deliveries.state'),
          t('deliveries.order'),
          { figures: t('deliveries.total') },
          t('deliveries.attempts'),
        ]}
      >
        {deliveries.map((delivery) => (
          <Row key={delivery.number} delivery={delivery} />
        ))}
      </ListTable>
    </Panel>
  );
}

function Row({ delivery }: { delivery: TeamDeliveryShape }) {
  const { number, state, shippingDate, plannedDate, orderNumber, total, renewal } = delivery;
  return (
    <tr>
      <th scope="row" className="tabular-nums">
        {number}
      </th>
      <td className="whitespace-nowrap">
        {shortDate(shippingDate)}
        {plannedDate !== shippingDate && (
          <span className="block text-encre-2">
            {t('deliveries.planned', { date: shortDate(plannedDate) })}
          </span>
        )}
      </td>
      <td>
        {renewal && state === 'charging' ? t(`renewal.${renewal.state}`) : t(`cycle.${state}`)}
      </td>
      <td>
        {orderNumber && (
          <Link to={officePaths.order(orderNumber)} className="link tabular-nums">
            {orderNumber}
          </Link>
        )}
      </td>
      <td className="text-right">{total !== null && <Price cents={total} />}</td>
      <td>
        <Attempts delivery={delivery} />
      </td>
    </tr>
  );
}

function Attempts({ delivery: { attempts, renewal } }: { delivery: TeamDeliveryShape }) {
  if (attempts.length === 0 && !renewal)
    return <span className="text-encre-2">{t('deliveries.none')}</span>;
  return (
    <ul className="grid gap-1">
      {attempts.map((attempt) => (
        <li key={attempt.at}>
          {t('deliveries.attempt', {
            date: shortDate(attempt.at),
            time: timeOfDay(attempt.at),
            amount: money(attempt.amount),
            what: t.translate(`attempt.${attempt.state}`),
          })}
          <span className="block text-encre-2">
            {[
              attempt.card && t('deliveries.withCard', attempt.card),
              attempt.errorCode && declineWords(attempt.errorCode),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
      {renewal?.state === 'failed' && (
        <li className="font-bold">
          {attempts.length === 0 && renewal.errorCode && `${declineWords(renewal.errorCode)}. `}
          {renewal.nextTryOn
            ? t('deliveries.nextTry', { date: shortDate(renewal.nextTryOn) })
            : t('deliveries.noMoreTry')}
        </li>
      )}
    </ul>
  );
}
