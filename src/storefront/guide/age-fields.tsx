import type { FormState } from '#pages/forms/use-form.ts';
import { RadioTiles } from '#ui/radio-tiles.tsx';
import { TextField } from '#ui/text-field.tsx';
import { t } from './guide-words.ts';

interface AgeFieldsProps {
  form: FormState;
  /** Earliest and latest possible birth date (PET-25). */
  birthdays: { min: string; max: string };
}

/** Date of birth or age: CSS shows the fields of the selected option, without scripts (PET-16). */
export function AgeFields({ form, birthdays }: AgeFieldsProps) {
  return (
    <div className="group/age grid gap-4">
      <RadioTiles
        {...form.field('in_date')}
        legend={t('profile.age')}
        layout="two"
        tiles={[
          { value: 'date', label: t('profile.inDate') },
          { value: 'age', label: t('profile.inAge') },
        ]}
      />
      <TextField
        {...form.field('birthday')}
        label={t('profile.birthday')}
        type="date"
        {...birthdays}
        required
        className="group-has-[[value=age]:checked]/age:hidden md:max-w-[calc(50%-0.375rem)]"
      />
      <div className="hidden grid-cols-2 gap-2 group-has-[[value=age]:checked]/age:grid md:gap-3">
        <TextField
          {...form.field('birthday_years')}
          label={t('profile.years')}
          inputMode="numeric"
          pattern="\s*-?\d{1,3}\s*"
          autoComplete="off"
          maxLength={4}
        />
        <TextField
          {...form.field('birthday_months')}
          label={t('profile.months')}
          inputMode="numeric"
          pattern="\s*-?\d{1,3}\s*"
          autoComplete="off"
          maxLength={4}
        />
      </div>
    </div>
  );
}
