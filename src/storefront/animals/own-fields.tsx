import type { FormState } from '#pages/forms/use-form.ts';
import { Select } from '#ui/select.tsx';
import { AnimalQuestionFields } from '../guide/animal-question-fields.tsx';
import { t } from './animal-words.ts';

/** A profile question the guide does not have: whether the parents are of two breeds (PET-05). */
export function OwnProfileFields({ form }: { form: FormState }) {
  return <AnimalQuestionFields form={form} part="profile" inGuide={false} />;
}

/** The brand before this one, and whether it ever ate anything else (PET-12, PET-13). */
export function PastFields({ form, brands }: { form: FormState; brands: readonly string[] }) {
  return (
    <>
      <Select
        {...form.field('oldKibbleBrand')}
        label={t('fields.oldBrand')}
        optional
        placeholder={t('fields.oldBrandNone')}
        options={brands.map((brand) => ({ value: brand, label: brand }))}
      />
      <AnimalQuestionFields form={form} part="food" inGuide={false} />
    </>
  );
}
