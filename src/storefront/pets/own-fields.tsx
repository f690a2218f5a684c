import type { FormState } from '#pages/forms/use-form.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Select } from '#ui/select.tsx';
import { t } from './pet-words.ts';

/** What a profile keeps beyond the guide: whether its parents are of two breeds (PET-05). */
export function CrossbreedField({ form }: { form: FormState }) {
  const { name, defaultValue } = form.field('crossbreed');
  return (
    <Checkbox name={name} label={t('fields.crossbreed')} defaultChecked={defaultValue === 'on'} />
  );
}

/** The brand before this one, and whether it ever ate anything else (PET-12, PET-13). */
export function PastFields({ form, brands }: { form: FormState; brands: readonly string[] }) {
  const { name, defaultValue } = form.field('onlyUpd');
  return (
    <>
      <Select
        {...form.field('oldKibbleBrand')}
        label={t('fields.oldBrand')}
        optional
        placeholder={t('fields.oldBrandNone')}
        options={brands.map((brand) => ({ value: brand, label: brand }))}
      />
      <Checkbox name={name} label={t('fields.onlyUpd')} defaultChecked={defaultValue === 'on'} />
    </>
  );
}
