import { TRIGGERS } from '#modules/promotions/admin-contracts.ts';
import { RadioTiles } from '#ui/radio-tiles.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { Section } from '../parts/form-section.ts';
import { t } from './promotions-words.ts';

/** Trigger of a new promotion. */
export function TriggerFields({ form: { field } }: Section) {
  const trigger = field('trigger');
  return (
    <div className="group/trigger grid gap-5">
      <RadioTiles
        {...trigger}
        legend={t('form.trigger')}
        tiles={TRIGGERS.map((value) => ({
          value,
          label: t(`trigger.${value}`),
          detail: t(`form.${value}Text`),
        }))}
        required
      />
      <TextField
        {...field('couponCode')}
        label={t('form.couponCode')}
        hint={t('form.couponCodeHint')}
        autoCapitalize="characters"
        autoComplete="off"
        maxLength={32}
        className="hidden group-has-[[value=code]:checked]/trigger:block"
      />
    </div>
  );
}
