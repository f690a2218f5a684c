import { TextField } from '#ui/text-field.tsx';
import type { FieldSource } from './field-source.ts';
import { t } from './field-words.ts';

interface NameFieldsProps {
  form: FieldSource;
  /** `billing` or `shipping`, for browser autofill. */
  section?: string;
}

/** First and last name. */
export function NameFields({ form, section }: NameFieldsProps) {
  const fill = (token: string) => (section ? `${section} ${token}` : token);
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <TextField
        {...form.field('firstName')}
        label={t('fields.firstName')}
        autoComplete={fill('given-name')}
        maxLength={255}
        required
      />
      <TextField
        {...form.field('lastName')}
        label={t('fields.lastName')}
        autoComplete={fill('family-name')}
        maxLength={255}
        required
      />
    </div>
  );
}
