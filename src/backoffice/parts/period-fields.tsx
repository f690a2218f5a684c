import type { Words } from '#i18n/words.ts';
import { TextField } from '#ui/text-field.tsx';
import type { Section } from './form-section.ts';

interface PeriodFieldsProps extends Pick<Section, 'form'> {
  /** Texts of its area: `form.startsOn`, `form.startsHint`, `form.endsOn`, `form.endsHint`. */
  t: Words<never>;
}

/** First and last civil day; either is optional. */
export function PeriodFields({ form: { field }, t }: PeriodFieldsProps) {
  return (
    <>
      <TextField
        {...field('startsOn')}
        type="date"
        label={t.translate('form.startsOn')}
        hint={t.translate('form.startsHint')}
        optional
      />
      <TextField
        {...field('endsOn')}
        type="date"
        label={t.translate('form.endsOn')}
        hint={t.translate('form.endsHint')}
        optional
      />
    </>
  );
}
