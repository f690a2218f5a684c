import { useState } from 'react';
import { PHONE_COUNTRIES, phoneCountry } from '#kit/phone-countries.ts';
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
  /** Country of the address beside it, selected until another one is chosen. */
  country?: string;
}

/** Phone field beside a country selector: the country of the address, else France (FRM-23). */
export function PhoneField({ form, section, country }: PhoneFieldProps) {
  const { defaultValue, ...countryField } = form.field('phoneCountry');
  const [chosen, setChosen] = useState(defaultValue);
  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      <Select
        {...countryField}
        value={chosen ?? phoneCountry(country)}
        onChange={(event) => setChosen(event.target.value)}
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
