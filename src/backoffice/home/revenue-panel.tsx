import { briefDate, shortDate } from '#i18n/dates.ts';
import { money } from '#i18n/money.ts';
import { number } from '#i18n/numbers.ts';
import type { TodayShape } from '#modules/orders/admin-contracts.ts';
import { Alert } from '#ui/alert.tsx';
import { Link } from '#ui/link.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { Panel } from '../parts/panel.tsx';
import { officePaths } from '../paths.ts';
import type { Side } from './ask-side.server.ts';
import { BarChart } from './bar-chart.tsx';
import { t } from './home-words.ts';
import type { LastYear } from './last-year.server.ts';
import { before, PERIODS, periodOf } from './periods.ts';

type Days = TodayShape['days'];

const total = (days: Days) => days.reduce((sum, { amount }) => sum + amount, 0);
const owed = (days: Days) => days.reduce((sum, one) => sum + one.owed, 0);
const count = (days: Days) => days.reduce((sum, { orders }) => sum + orders, 0);

interface RevenuePanelProps {
  orders: Side<TodayShape>;
  /** Null without the permission, or while the figures are wrong. */
  lastYear: Side<LastYear | null>;
}

/** The last days compared with those before and with last year, as figures, bars and a table. */
export function RevenuePanel({ orders, lastYear }: RevenuePanelProps) {
  if (!orders) return null;
  return (
    <Panel title={t('revenue.title')}>
      {'value' in orders ? (
        <Revenue
          days={orders.value.days}
          lastYear={lastYear && 'value' in lastYear ? lastYear.value : null}
        />
      ) : (
        <Alert tone="warning">{t('revenue.failed')}</Alert>
      )}
    </Panel>
  );
}

function Revenue({ days, lastYear }: { days: Days; lastYear: LastYear | null }) {
  const month = periodOf('month', days);
  const dates = month.map(({ day }) => briefDate(day));
  const periods = PERIODS.map((name) => [name, periodOf(name, days), before(name, days)] as const);
  return (
    <>
      <p className="mb-4 text-small text-encre-2">{t('revenue.lead')}</p>
      <dl className="mb-6 grid gap-4 md:grid-cols-3">
        {periods.map(([name, now, earlier]) => (
          <div key={name}>
            <dt className="text-small text-encre-2">{t(`revenue.${name}`)}</dt>
            <dd className="text-h3 font-bold tabular-nums">{money(total(now))}</dd>
            <dd className="text-small">{t('revenue.orders', { count: count(now) })}</dd>
            {owed(now) > 0 && (
              <dd className="text-small">{t('revenue.owed', { amount: money(owed(now)) })}</dd>
            )}
            <dd className="text-small text-encre-2">
              {t(name === 'today' ? 'revenue.yesterday' : 'revenue.before', {
                amount: money(total(earlier)),
              })}
            </dd>
            {lastYear && (
              <dd className="text-small text-encre-2">
                {lastYear[name].orders === 0
                  ? t(name === 'today' ? 'revenue.nothingThatDay' : 'revenue.nothingThoseDays')
                  : t('revenue.lastYear', { amount: money(lastYear[name].amount) })}
              </dd>
            )}
          </div>
        ))}
      </dl>
      {lastYear && (
        <p className="mb-4">
          <Link
            to={officePaths.figures({
              from: month.at(0)?.day,
              to: month.at(-1)?.day,
              compare: 'year',
            })}
            className="link inline-flex min-h-11 items-center text-small lg:min-h-8"
          >
            {t('revenue.compare')}
          </Link>
        </p>
      )}
      <BarChart
        label={t('revenue.chart')}
        bars={month.map(({ day, amount }) => ({ key: day, value: amount }))}
        highest={t('revenue.best', {
          amount: money(Math.max(0, ...month.map(({ amount }) => amount))),
        })}
        ends={[dates.at(0) ?? '', dates.at(-1) ?? '']}
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
