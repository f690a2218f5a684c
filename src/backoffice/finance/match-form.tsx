import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { FormKey } from '../parts/form-key.tsx';
import { t } from './finance-words.ts';

interface MatchFormProps {
  formKey: string;
  refused: FormAnswer | undefined;
}

/** Compares provider, ledger and orders now. */
export function MatchForm({ formKey, refused }: MatchFormProps) {
  const form = useForm('matchPayments', refused);
  return (
    <PageForm form={form}>
      <FormKey value={formKey} />
      <Button type="submit" variant="secondary" size="compact" pending={form.pending}>
        {t('match.submit')}
      </Button>
    </PageForm>
  );
}
