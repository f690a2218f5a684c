import { shortDate } from '#i18n/dates.ts';
import { money } from '#i18n/money.ts';
import { number } from '#i18n/numbers.ts';
import type { TodayShape } from '#modules/orders/admin-contracts.ts';
import { Alert } from '#ui/alert.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { Panel } from '../parts/panel.tsx';
import type { Side } from './ask-side.server.ts';
import { BarChart } from './bar-chart.tsx';
import { t } from './home-words.ts';

type Days = TodayShape['days'];

const total = (days: Days) => days.reduce((sum, { amount }) => sum + amount, 0);
const owed = (days: Days) => days.reduce((sum, one) => sum + one.owed, 0);
const count = (days: Days) => days.reduce((sum, { orders }) => sum + orders, 0);

/** The last days compared with the previous ones, as figures, bars and a table. */
export function RevenuePanel({ orders }: { orders: Side<TodayShape> }) {
  if (!orders) return null;
  return (
    <Panel title={t('revenue.title')}>
      {'value' in orders ? (
        <Revenue days={orders.value.days} />
      ) : (
        <Alert tone="warning">{t('revenue.failed')}</Alert>
      )}
    </Panel>
  );
}

function Revenue({ days }: { days: Days }) {
  const month = days.slice(-30);
  const periods = [
    ['today', days.slice(-1), days.slice(-2, -1)],
    ['week', days.slice(-7), days.slice(-14, -7)],
    ['month', month, days.slice(-60, -30)],
  ] as const;
  return (
    <>
      <p className="mb-4 text-small text-encre-2">{t('revenue.lead')}</p>
      <dl className="mb-6 grid gap-4 md:grid-cols-3">
        {periods.map(([name, now, before]) => (
          <div key={name}>
            <dt className="text-small text-encre-2">{t(`revenue.${name}`)}</dt>
            <dd className="text-h3 font-bold tabular-nums">{money(total(now))}</dd>
            <dd className="text-small">{t('revenue.orders', { count: count(now) })}</dd>
            {owed(now) > 0 && (
              <dd className="text-small">{t('revenue.owed', { amount: money(owed(now)) })}</dd>
            )}
            <dd className="text-small text-encre-2">
              {t(name === 'today' ? 'revenue.yesterday' : 'revenue.before', {
                amount: money(total(before)),
              })}
            </dd>
          </div>
        ))}
      </dl>
      <BarChart
        label={t('revenue.chart')}
        bars={month.map(({ day, amount }) => ({ key: day, value: amount }))}
      />
      <details className="mt-4">
        <summary className="min-h-11 cursor-pointer py-2 font-bold">{t('revenue.table')}</summary>
        <ListTable
          caption={t('revenue.table')}
          columns={[
            t('revenue.day'),
            { figures: t('revenue.number') },
            { figures: t('revenue.amount') },
          ]}
        >
          {month.toReversed().map(({ day, orders, amount }) => (
            <tr key={day}>
              <td>{shortDate(day)}</td>
              <td className="text-right tabular-nums">{number(orders)}</td>
              <td className="text-right tabular-nums">{money(amount)}</td>
            </tr>
          ))}
        </ListTable>
      </details>
    </>
  );
}
