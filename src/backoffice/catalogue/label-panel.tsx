import { number, percent } from '#i18n/numbers.ts';
import type { TeamProductDetailShape } from '#modules/catalog/admin-contracts.ts';
import { Facts } from '../parts/facts.tsx';
import { Panel } from '../parts/panel.tsx';
import { t } from './catalogue-words.ts';

interface LabelPanelProps {
  label: NonNullable<TeamProductDetailShape['label']>;
}

/** The label of a feed (FOOD-01). */
export function LabelPanel({ label }: LabelPanelProps) {
  const { declaredEnergy, computedEnergy, kibbleMm } = label;
  const energy = declaredEnergy ?? computedEnergy;
  const origin = t(declaredEnergy === null ? 'product.computed' : 'product.declared');
  return (
    <Panel title={t('product.label')}>
      <Facts
        facts={[
          [t('product.feedType'), t(`product.${label.type}`)],
          [t('product.composition'), label.composition],
          [t('product.additives'), label.additives],
          [
            t('product.constituents'),
            label.constituents
              .map(({ code, value }) => `${t.translate(`constituents.${code}`)} ${percent(value)}`)
              .join(', '),
          ],
          [
            t('product.energy'),
            energy && `${t('product.energyValue', { value: number(energy) })} (${origin})`,
          ],
          [t('product.instructions'), label.instructions],
          [t('product.storage'), label.storage],
          [t('product.kibbleMm'), kibbleMm && `${number(kibbleMm)}\u00a0mm`],
        ]}
      />
    </Panel>
  );
}
