import { shortDate } from '#i18n/dates.ts';
import { number } from '#i18n/numbers.ts';
import type { WaveShape } from '#modules/waves/admin-contracts.ts';
import { Panel } from '../parts/panel.tsx';
import { t } from './wave-words.ts';

/**
 * What is to be taken, place after place (O-48): as wide as a telephone, one thumb ticks what is taken. What is ticked
 * is for whoever walks, and kept nowhere.
 */
export function PickingList({ lines }: { lines: WaveShape['picking'] }) {
  return (
    <Panel title={t('picking.title')}>
      {lines.length === 0 && <p>{t('picking.none')}</p>}
      <ol className="divide-y divide-brume-2">
        {lines.map((line) => (
          <li key={`${line.place} ${line.variantCode} ${line.lot}`}>
            <Line line={line} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function Line({ line }: { line: WaveShape['picking'][number] }) {
  const { place, variantCode, lot, bestBefore, quantity, orders, ean, grossGrams } = line;
  const facts = [
    lot ? t('picking.lot', { lot }) : t('picking.noLot'),
    bestBefore && t('picking.before', { date: shortDate(bestBefore) }),
    t('picking.code', { code: variantCode }),
    ean && t('picking.ean', { ean }),
    grossGrams > 0 && t('picking.weight', { kilos: number(grossGrams / 1000) }),
    t('picking.orders', { count: orders }),
  ].filter(Boolean);
  return (
    <label className="grid grid-cols-[2.75rem_6.5rem_minmax(0,1fr)] items-start gap-x-2 py-3 has-checked:opacity-50">
      <span className="grid size-11 place-items-center">
        <input type="checkbox" className="size-6 rounded-badge accent-sapin-700" />
      </span>
      <span className="pt-2">
        <span className="block text-body font-bold tabular-nums">{number(quantity)} ×</span>
        <span className="block text-small break-words text-encre-2">
          {place || t('picking.noPlace')}
        </span>
      </span>
      <span className="min-w-0 pt-2">
        <strong className="block break-words">
          {line.productName}, {line.variantName}
        </strong>
        <span className="block text-small break-words text-encre-2">{facts.join(' · ')}</span>
      </span>
    </label>
  );
}
