import { GROUNDS } from '#modules/terminations/rules/index.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { DeclarantForm } from '../declaration/declarant-form.tsx';
import { t } from './termination-words.ts';

interface TerminationFormProps {
  refused: FormAnswer | undefined;
  values: Readonly<Record<string, string | null>>;
  /** Civil date: the earliest possible end. */
  today: string;
}

/** First step: person, contract, end date. No reason is required (SUB-02). */
export function TerminationForm({ refused, values, today }: TerminationFormProps) {
  return (
    <DeclarantForm
      name="termination"
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
          {email}
          <TextField
            {...form.field('contract')}
            label={t('fields.contract')}
            hint={t('fields.contractHint')}
            autoComplete="off"
            maxLength={40}
            required
          />
          <TextField
            {...form.field('wishedOn')}
            type="date"
            min={today}
            label={t('fields.wishedOn')}
            hint={t('fields.wishedOnHint')}
            optional
          />
          <Select
            {...form.field('ground')}
            label={t('fields.ground')}
            hint={t('fields.groundHint')}
            placeholder={t('fields.noGround')}
            options={GROUNDS.map((value) => ({ value, label: t(`grounds.${value}`) }))}
            optional
          />
        </>
      )}
    </DeclarantForm>
  );
}
