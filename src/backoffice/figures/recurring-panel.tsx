import { money } from '#i18n/money.ts';
import { number } from '#i18n/numbers.ts';
import type { FiguresShape } from '#modules/figures/admin-contracts.ts';
import { RECURRING_MOVES } from '#modules/figures/rules/index.ts';
import { ListTable } from '../parts/list-table.tsx';
import { Panel } from '../parts/panel.tsx';
import { officePaths } from '../paths.ts';
import { BridgeChart } from './bridge-chart.tsx';
import { Compared } from './compared.ts';
import { FigureList } from './figure-list.tsx';
import { t } from './figures-words.ts';

/** Monthly recurring revenue, and its changes in a period. */
export function RecurringPanel({ figures: { recurring, from, to } }: { figures: FiguresShape }) {
  const { start, end, moves, subscriptions, ended } = recurring;
  const steps = [
    { name: t('recurring.start'), amount: start },
    ...RECURRING_MOVES.map((move) => ({ name: t(`recurring.moves.${move}`), amount: moves[move] })),
    { name: t('recurring.last'), amount: end },
  ];
  return (
    <Panel title={t('recurring.title')}>
      <p className="mb-4 text-small text-encre-2">{t('recurring.hint')}</p>
      {/* Beside what recurred when the period began, whatever the page is compared with. */}
      <Compared.Provider value="before">
        <FigureList
          figures={[
            {
              label: t('recurring.end'),
              now: end,
              before: start,
              format: money,
              to: officePaths.subscriptions(),
            },
            {
              label: t('recurring.subscriptions'),
              now: subscriptions,
              format: number,
              to: officePaths.subscriptions(),
            },
            {
              label: t('recurring.ended'),
              now: ended,
              format: number,
              to: officePaths.terminations({ from, to }),
            },
          ]}
        />
      </Compared.Provider>
      {steps.every(({ amount }) => amount === 0) ? (
        <p className="mt-6">{t('recurring.none')}</p>
      ) : (
        <div className="mt-6">
          <BridgeChart
            title={t('recurring.chart')}
            desc={t('recurring.desc')}
            steps={steps.map((step) => ({
              ...step,
              title: `${step.name} – ${money(step.amount)}`,
            }))}
            format={(value) => money(value).replace(/,00(?=\s)/, '')}
          />
          <ListTable
            caption={t('recurring.chart')}
            columns={[t('recurring.move'), { figures: t('recurring.amount') }]}
          >
            {steps.map(({ name, amount }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className="text-right tabular-nums">{money(amount)}</td>
              </tr>
            ))}
          </ListTable>
        </div>
      )}
    </Panel>
  );
}
