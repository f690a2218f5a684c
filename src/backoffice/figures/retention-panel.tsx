import { number, percent } from '#i18n/numbers.ts';
import type { SubscriberFiguresShape } from '#modules/figures/admin-contracts.ts';
import { Table } from '#ui/table.tsx';
import { monthName } from '../finance/month-name.ts';
import { Panel } from '../parts/panel.tsx';
import { t } from './figures-words.ts';

type Cohort = SubscriberFiguresShape['cohorts'][number];

/** Shades of a cell by retention, with enough contrast for the percentage on it. */
const SHADES = [
  { least: 90, className: 'bg-sapin-700 text-blanc' },
  { least: 75, className: 'bg-sapin-600 text-blanc' },
  { least: 60, className: 'bg-sapin-300 text-encre' },
  { least: 40, className: 'bg-sapin-100 text-encre' },
  { least: 0, className: 'bg-tomate-100 text-encre' },
] as const;

const shadeOf = (share: number) =>
  SHADES.find(({ least }) => share >= least)?.className ?? SHADES[4].className;

/** Retention by starting month: a heat map as a table. */
export function RetentionPanel({ cohorts }: { cohorts: readonly Cohort[] }) {
  const longest = Math.max(0, ...cohorts.map(({ months }) => months.length));
  if (longest === 0)
    return (
      <Panel title={t('retention.title')}>
        <p>{t('retention.none')}</p>
      </Panel>
    );
  return (
    <Panel title={t('retention.title')}>
      <p className="mb-4 text-small text-encre-2">{t('retention.hint')}</p>
      <Table caption={t('retention.title')} hideCaption density="dense">
        <thead>
          <tr>
            <th scope="col">{t('retention.cohort')}</th>
            <th scope="col" className="text-right">
              {t('retention.began')}
            </th>
            {Array.from({ length: longest }, (_, index) => index).map((index) => (
              <th key={index} scope="col" className="text-center whitespace-nowrap">
                {index === 0 ? t('retention.same') : t('retention.after', { count: index })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cohorts.map(({ cohort, began, months }) => (
            <tr key={cohort}>
              <th scope="row" className="whitespace-nowrap">
                {monthName(cohort.slice(0, 7))}
              </th>
              <td className="text-right tabular-nums">{number(began)}</td>
              {Array.from({ length: longest }, (_, index) => ({
                index,
                month: months[index],
              })).map(({ index, month }) => {
                if (!month || began === 0) return <td key={index} />;
                const share = Math.round((month.running / began) * 100);
                return (
                  <td
                    key={index}
                    title={t('retention.cell', { running: month.running, began })}
                    className={`min-w-14 border-2 border-blanc text-center tabular-nums print:[print-color-adjust:exact] ${shadeOf(share)}`}
                  >
                    {percent(share)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </Panel>
  );
}
