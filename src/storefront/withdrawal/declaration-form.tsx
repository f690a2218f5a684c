import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { TextArea, TextField } from '#ui/text-field.tsx';
import { DeclarantForm } from '../declaration/declarant-form.tsx';
import { t } from './withdrawal-words.ts';

interface DeclarationFormProps {
  refused: FormAnswer | undefined;
  values: Readonly<Record<string, string | null>>;
}

/** First step: person, contract, e-mail for the receipt. No reason is required. */
export function DeclarationForm({ refused, values }: DeclarationFormProps) {
  return (
    <DeclarantForm
      name="withdrawal"
      refused={refused}
      values={values}
      texts={{
        name: t('fields.name'),
        email: t('fields.email'),
        emailHint: t('fields.emailHint'),
        next: t('next'),
      }}
    >
      {(form, email) => (
        <>
          <TextField
            {...form.field('orderNumber')}
            label={t('fields.orderNumber')}
            hint={t('fields.orderNumberHint')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={40}
            required
          />
          {email}
          <TextArea
            {...form.field('items')}
            label={t('fields.items')}
            hint={t('fields.itemsHint')}
            rows={3}
            maxLength={2000}
            optional
          />
        </>
      )}
    </DeclarantForm>
  );
}
