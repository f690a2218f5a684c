import { money } from '#i18n/money.ts';
import { decimal, number } from '#i18n/numbers.ts';
import type { SubscriberFiguresShape } from '#modules/figures/admin-contracts.ts';
import { monthName } from '../finance/month-name.ts';
import { ListTable } from '../parts/list-table.tsx';
import { Panel } from '../parts/panel.tsx';
import { t } from './figures-words.ts';
import { StackedBars } from './stacked-bars.tsx';

type Cohort = SubscriberFiguresShape['cohorts'][number];

/** Months after the start at which the value is shown. */
const STEPS = [1, 3, 6, 12] as const;

/**
 * Revenue per subscription of a cohort in its first months, in cents; null while they are not over.
 */
function valueAfter({ began, months }: Cohort, count: number): number | null {
  if (months.length < count || began === 0) return null;
  const gross = months.slice(0, count).reduce((sum, month) => sum + month.gross, 0);
  return Math.round(gross / began);
}

const worthOf = (cohort: Cohort) => valueAfter(cohort, cohort.months.length) ?? 0;
const deliveriesOf = ({ began, months }: Cohort) =>
  began === 0 ? 0 : months.reduce((sum, { orders }) => sum + orders, 0) / began;

/** Revenue per subscription so far, by starting month. */
export function ValuePanel({ cohorts }: { cohorts: readonly Cohort[] }) {
  if (cohorts.length === 0) return null;
  return (
    <Panel title={t('value.title')}>
      <p className="mb-4 text-small text-encre-2">{t('value.hint')}</p>
      <StackedBars
        title={t('value.chart')}
        desc={t('value.desc')}
        series={[{ name: t('value.soFar'), className: 'text-sapin-700' }]}
        bars={cohorts.map((cohort) => ({
          key: cohort.cohort,
          label: `${cohort.cohort.slice(5, 7)}/${cohort.cohort.slice(2, 4)}`,
          title: `${monthName(cohort.cohort.slice(0, 7))} – ${money(worthOf(cohort))}`,
          values: [worthOf(cohort)],
        }))}
        format={(value) => money(value).replace(/,00(?=\s)/, '')}
      />
      <ListTable
        caption={t('value.title')}
        columns={[
          t('retention.cohort'),
          { figures: t('retention.began') },
          { figures: t('value.deliveries') },
          ...STEPS.map((count) => ({ figures: t('value.after', { count }) })),
          { figures: t('value.soFar') },
        ]}
      >
        {cohorts.map((cohort) => (
          <tr key={cohort.cohort}>
            <th scope="row" className="whitespace-nowrap">
              {monthName(cohort.cohort.slice(0, 7))}
            </th>
            <td className="text-right tabular-nums">{number(cohort.began)}</td>
            <td className="text-right tabular-nums">{decimal(deliveriesOf(cohort))}</td>
            {STEPS.map((count) => {
              const value = valueAfter(cohort, count);
              return (
                <td key={count} className="text-right whitespace-nowrap tabular-nums">
                  {value === null ? '–' : money(value)}
                </td>
              );
            })}
            <td className="text-right font-bold whitespace-nowrap tabular-nums">
              {money(worthOf(cohort))}
            </td>
          </tr>
        ))}
      </ListTable>
    </Panel>
  );
}
