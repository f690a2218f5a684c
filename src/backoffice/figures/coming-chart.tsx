import { shortDate } from '#i18n/dates.ts';
import { money } from '#i18n/money.ts';
import { number } from '#i18n/numbers.ts';
import { TERMS } from '#kit/terms.ts';
import type { ForecastShape } from '#modules/renewals/admin-contracts.ts';
import { ListTable } from '../parts/list-table.tsx';
import { t } from './figures-words.ts';
import { StackedBars } from './stacked-bars.tsx';

interface ComingChartProps {
  today: string;
  days: ForecastShape['days'];
}

/** Expected deliveries by week, listed in the table below. */
export function ComingChart({ today, days }: ComingChartProps) {
  const first = Temporal.PlainDate.from(today);
  const weeks = Array.from({ length: Math.ceil(TERMS.forecastDays / 7) }, (_, index) => {
    const from = first.add({ days: index * 7 }).toString();
    const to = first.add({ days: Math.min(TERMS.forecastDays, (index + 1) * 7) - 1 }).toString();
    const within = days.filter(({ date }) => date >= from && date <= to);
    return {
      from,
      to,
      deliveries: within.reduce((sum, { deliveries }) => sum + deliveries, 0),
      expected: within.reduce((sum, { expected }) => sum + expected, 0),
    };
  });
  const nameOf = ({ from, to }: { from: string; to: string }) =>
    `${shortDate(from)} – ${shortDate(to)}`;
  return (
    <div className="mt-6">
      <StackedBars
        title={t('forecast.chart')}
        desc={t('forecast.desc')}
        series={[{ name: t('forecast.expected'), className: 'text-sapin-700' }]}
        bars={weeks.map((week) => ({
          key: week.from,
          label: `${week.from.slice(8)}/${week.from.slice(5, 7)}`,
          title: `${nameOf(week)} – ${money(week.expected)}`,
          values: [week.expected],
        }))}
        format={(value) => money(value).replace(/,00(?=\s)/, '')}
      />
      <details className="mt-3">
        <summary className="min-h-11 cursor-pointer py-2 font-bold">{t('sales.table')}</summary>
        <ListTable
          caption={t('forecast.chart')}
          columns={[
            t('forecast.week'),
            { figures: t('forecast.deliveries') },
            { figures: t('forecast.expected') },
          ]}
        >
          {weeks.map((week) => (
            <tr key={week.from}>
              <th scope="row">{nameOf(week)}</th>
              <td className="text-right tabular-nums">{number(week.deliveries)}</td>
              <td className="text-right whitespace-nowrap tabular-nums">{money(week.expected)}</td>
            </tr>
          ))}
        </ListTable>
      </details>
    </div>
  );
}
