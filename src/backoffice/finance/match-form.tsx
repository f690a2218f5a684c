import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { ActionForm } from '../parts/action-form.tsx';
import { t } from './finance-words.ts';

interface MatchFormProps {
  formKey: string;
  refused: FormAnswer | undefined;
}

/** Compares provider, ledger and orders now. */
export function MatchForm({ formKey, refused }: MatchFormProps) {
  return (
    <ActionForm
      name="matchPayments"
      formKey={formKey}
      refused={refused}
      submit={t('match.submit')}
    />
  );
}
