import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PlainForm } from '../form/plain-form.tsx';
import type { ShownForm } from '../form/shown-form.ts';
import { Panel } from '../parts/panel.tsx';
import { t } from './books-words.ts';

interface PayoutFormProps {
  form: ShownForm;
  formKey: string;
  refused: FormAnswer | undefined;
}

/** Records a payout of a payment provider. */
export function PayoutForm(form: PayoutFormProps) {
  return (
    <Panel title={t('payout.title')}>
      <PlainForm {...form} t={t} />
    </Panel>
  );
}
