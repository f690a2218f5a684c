import { number } from '#i18n/numbers.ts';
import type { FiguresShape } from '#modules/figures/admin-contracts.ts';
import { Panel } from '../parts/panel.tsx';
import { officePaths } from '../paths.ts';
import { FigureList } from './figure-list.tsx';
import { t } from './figures-words.ts';
import { shareWords } from './share-words.ts';

/** Whether parcels left and arrived as promised. */
export function DispatchPanel({
  figures: { period, previous, from, to },
}: {
  figures: FiguresShape;
}) {
  const [now, before] = [period.dispatch, previous.dispatch];
  const orders = officePaths.orders({ from, until: to });
  const rows = [
    ['promised', now.promised, before.promised, orders],
    ['leftInTime', now.leftInTime, before.leftInTime, orders],
    ['leftLate', now.leftLate, before.leftLate, orders],
    [
      'notLeft',
      now.promised - now.leftInTime - now.leftLate,
      before.promised - before.leftInTime - before.leftLate,
      officePaths.preparation(),
    ],
    ['arrivedInTime', now.arrivedInTime, before.arrivedInTime, orders],
    ['arrivedLate', now.arrived - now.arrivedInTime, before.arrived - before.arrivedInTime, orders],
  ] as const;
  const left = now.leftInTime + now.leftLate;
  return (
    <Panel title={t('dispatch.title')}>
      <p className="mb-4 text-small text-encre-2">
        {left === 0
          ? t('dispatch.none')
          : t('dispatch.onTime', {
              left: shareWords(now.leftInTime, left),
              arrived: shareWords(now.arrivedInTime, now.arrived),
            })}
      </p>
      <FigureList
        figures={rows.map(([name, value, earlier, link]) => ({
          label: t(`dispatch.${name}`),
          now: value,
          before: earlier,
          format: number,
          to: link,
        }))}
      />
    </Panel>
  );
}
