import { REWARDS } from '#modules/promotions/admin-contracts.ts';
import { RadioTiles } from '#ui/radio-tiles.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { Section } from '../parts/form-section.ts';
import { Panel } from '../parts/panel.tsx';
import { VariantField } from '../parts/variant-field.tsx';
import { t } from './promotions-words.ts';

/** The reward of a promotion; only the selected kind's fields are shown. */
export function RewardFields({ form: { field } }: Section) {
  return (
    <Panel title={t('form.rewardTitle')}>
      <div className="group/reward grid gap-5">
        <RadioTiles
          {...field('kind')}
          legend={t('form.kind')}
          layout="fit"
          tiles={REWARDS.map((value) => ({ value, label: t(`form.kinds.${value}`) }))}
          required
        />
        <TextField
          {...field('amount')}
          inputMode="decimal"
          label={t('form.amount')}
          hint={t('form.amountHint')}
          className="hidden max-w-80 group-has-[[value=amount]:checked]/reward:block"
        />
        <TextField
          {...field('rate')}
          inputMode="decimal"
          label={t('form.rate')}
          hint={t('form.rateHint')}
          className="hidden max-w-80 group-has-[[value=percent]:checked]/reward:block"
        />
        <p className="hidden group-has-[[value$=shipping]:checked]/reward:block">
          {t('form.shippingText')}
        </p>
        <div className="hidden gap-5 group-has-[[value$=product]:checked]/reward:grid md:grid-cols-2">
          <VariantField
            {...field('giftVariant')}
            label={t('form.giftVariant')}
            hint={t('form.giftVariantHint')}
          />
          <TextField
            {...field('giftQuantity')}
            inputMode="numeric"
            label={t('form.giftQuantity')}
          />
        </div>
      </div>
    </Panel>
  );
}
