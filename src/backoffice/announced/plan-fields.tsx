import { SITES } from '#kit/sites.ts';
import type { FormState } from '#pages/forms/use-form.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea, TextField } from '#ui/text-field.tsx';
import { VariantField } from '../parts/variant-field.tsx';
import { t } from './announced-words.ts';
import { PricesField } from './prices-field.tsx';

/** Sites labelled by their country. */
const CHOICES = SITES.map((value) => ({ value, label: value.slice(0, 2) }));

interface FieldsProps {
  form: FormState;
}

/** Formats with their new prices, by site. */
export function PriceFields({ form, asks }: FieldsProps & { asks: boolean }) {
  const { defaultValue: _, ...confirmed } = form.field('confirmed');
  return (
    <>
      <PricesField field={form.field('prices')} />
      <Select
        {...form.field('channel')}
        label={t('form.channel')}
        placeholder={t('form.everywhere')}
        options={CHOICES}
      />
      {asks && <Checkbox {...confirmed} label={t('form.confirmed')} />}
    </>
  );
}

/** The replaced format, and its replacement. */
export function ReplacementFields({ form }: FieldsProps) {
  return (
    <>
      {(['variantCode', 'replacedBy'] as const).map((name) => (
        <VariantField key={name} {...form.field(name)} label={t(`form.${name}`)} required />
      ))}
    </>
  );
}

/** Start date, notice period and reason. */
export function WhenFields({ form }: FieldsProps) {
  return (
    <>
      <div className="grid level-fields gap-4 md:grid-cols-2">
        <TextField {...form.field('appliesOn')} type="date" label={t('form.appliesOn')} required />
        <TextField
          {...form.field('noticeDays')}
          type="number"
          min={15}
          max={120}
          label={t('form.noticeDays')}
          hint={t('form.noticeHint')}
          required
        />
      </div>
      <TextArea
        {...form.field('reason')}
        label={t('form.reason')}
        hint={t('form.reasonHint')}
        rows={3}
        maxLength={600}
        required
      />
    </>
  );
}
