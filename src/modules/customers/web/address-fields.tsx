import { useState } from 'react';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ADDRESS_LIMITS, isPostcodeOfFigures, typedPostcodePattern } from '../rules/index.ts';
import { CityField } from './city-field.tsx';
import type { FieldSource } from './field-source.ts';
import { t } from './field-words.ts';
import { FoldedField } from './folded-field.tsx';
import { NameFields } from './name-fields.tsx';
import { PhoneField } from './phone-field.tsx';

/** Whether a collapsible field has a value or an error to show. */
const isUsed = ({ defaultValue, error }: ReturnType<FieldSource['field']>): boolean =>
  Boolean(defaultValue || error);

interface AddressFieldsProps {
  form: FieldSource;
  section: 'billing' | 'shipping' | 'home';
  /** Selectable countries, the site's own first. */
  countries: readonly { code: string; name: string }[];
}

/** Address fields in one column: country before postcode, postcode before city (ADR-04 to ADR-22). */
export function AddressFields({ form, section, countries }: AddressFieldsProps) {
  const { defaultValue: chosen = countries[0]?.code ?? '', ...countryField } =
    form.field('countryCode');
  const { defaultValue: typed = '', ...postcodeField } = form.field('postcode');
  const street2 = form.field('street2');
  const company = form.field('company');
  const [country, setCountry] = useState(chosen);
  const [postcode, setPostcode] = useState(typed);
  const fill = (token: string) => (section === 'home' ? token : `${section} ${token}`);
  return (
    <div className="grid gap-5">
      <NameFields form={form} section={section === 'home' ? undefined : section} />
      <Select
        {...countryField}
        label={t('fields.country')}
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        defaultValue={chosen}
        onChange={(event) => setCountry(event.target.value)}
        autoComplete={fill('country')}
        required
      />
      <div className="grid items-start gap-5 md:grid-cols-[2fr_3fr] md:gap-3">
        <TextField
          {...postcodeField}
          label={t('fields.postcode')}
          defaultValue={typed}
          onChange={(event) => setPostcode(event.target.value)}
          pattern={typedPostcodePattern(country)}
          data-pattern="postcode.invalid"
          inputMode={isPostcodeOfFigures(country) ? 'numeric' : 'text'}
          autoComplete={fill('postal-code')}
          required
        />
        <CityField
          form={form}
          country={country}
          postcode={postcode}
          section={section === 'home' ? '' : section}
        />
      </div>
      <TextField
        {...form.field('street')}
        label={t('fields.street')}
        hint={t('fields.streetHint')}
        autoComplete={fill('address-line1')}
        maxLength={ADDRESS_LIMITS.street.max}
        required
      />
      <div className="grid gap-1">
        <FoldedField label={t('fields.addStreet2')} open={isUsed(street2)}>
          <TextField
            {...street2}
            label={t('fields.street2')}
            hint={t('fields.street2Hint')}
            optional
            autoComplete={fill('address-line2')}
            maxLength={ADDRESS_LIMITS.street2.max}
          />
        </FoldedField>
        <FoldedField label={t('fields.addCompany')} open={isUsed(company)}>
          <TextField
            {...company}
            label={t('fields.company')}
            optional
            autoComplete={fill('organization')}
            maxLength={ADDRESS_LIMITS.company.max}
          />
        </FoldedField>
      </div>
      <PhoneField
        form={form}
        section={section === 'home' ? undefined : section}
        country={country}
      />
    </div>
  );
}
