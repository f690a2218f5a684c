import { DEFAULT_PHONE_COUNTRY, PHONE_COUNTRIES } from '#kit/phone-countries.ts';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { FieldSource } from './field-source.ts';
import { t } from './field-words.ts';

/** FRM-22: each choice has its value and its label (FRM-24). */
const countries = () =>
  PHONE_COUNTRIES.map((value) => ({ value, label: t(`phoneCountries.${value}`) }));

interface PhoneFieldProps {
  form: FieldSource;
  section?: string;
}

/** Phone field beside a country selector, France by default (FRM-23). */
export function PhoneField({ form, section }: PhoneFieldProps) {
  const { defaultValue = DEFAULT_PHONE_COUNTRY, ...country } = form.field('phoneCountry');
  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      <Select
        {...country}
        defaultValue={defaultValue}
        label={t('fields.phoneCountry')}
        options={countries()}
        autoComplete="off"
      />
      <TextField
        {...form.field('phoneNumber')}
        label={t('fields.phone')}
        hint={t('fields.phoneReason')}
        hintBelow
        optional
        type="tel"
        inputMode="tel"
        autoComplete={section ? `${section} tel-national` : 'tel-national'}
      />
    </div>
  );
}
