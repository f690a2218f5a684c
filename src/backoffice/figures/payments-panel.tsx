import { number } from '#i18n/numbers.ts';
import type { FiguresShape } from '#modules/figures/admin-contracts.ts';
import { Panel } from '../parts/panel.tsx';
import { officePaths } from '../paths.ts';
import { FigureList } from './figure-list.tsx';
import { t } from './figures-words.ts';

/** Charged deliveries, refused ones, and what happened to them. */
export function PaymentsPanel({ figures: { period, previous } }: { figures: FiguresShape }) {
  const waiting = ({ refused, recovered, lost }: typeof period.renewals) =>
    refused - recovered - lost;
  const [now, before] = [period.renewals, previous.renewals];
  const troubled = officePaths.subscriptions({ standing: 'troubled' });
  const rows = [
    ['charged', now.charged, before.charged, officePaths.renewals()],
    ['refused', now.refused, before.refused, officePaths.renewals()],
    ['recovered', now.recovered, before.recovered, officePaths.renewals()],
    ['waiting', waiting(now), waiting(before), troubled],
    ['lost', now.lost, before.lost, troubled],
  ] as const;
  return (
    <Panel title={t('payments.title')}>
      <FigureList
        figures={rows.map(([name, value, earlier, to]) => ({
          label: t(`payments.${name}`),
          now: value,
          before: earlier,
          format: number,
          to,
        }))}
      />
    </Panel>
  );
}
