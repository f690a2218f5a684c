import type { PayoutInput, TrialBalanceShape } from '#modules/books/admin-contracts.ts';
import { ACCOUNTS } from '#modules/books/rules/index.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PlainForm } from '../form/plain-form.tsx';
import type { ShownForm } from '../form/shown-form.ts';
import { Panel } from '../parts/panel.tsx';
import { t } from './books-words.ts';

interface PayoutFormProps {
  form: ShownForm<keyof PayoutInput>;
  formKey: string;
  refused: FormAnswer | undefined;
  /** Today's balance of every account, to preselect the provider that owes money. */
  accounts: TrialBalanceShape['accounts'];
}

const PROVIDERS = ['stripe', 'sandbox'] as const;

/** Records a payout of a payment provider. An amount above what it owes has to be confirmed. */
export function PayoutForm({ form, formKey, refused, accounts }: PayoutFormProps) {
  const { confirmed: _, ...fields } = form.fields;
  // Stays visible once shown: ticking it only removes its error.
  const asks = refused?.form === form.name && refused.fields.confirmed !== undefined;
  const shown: ShownForm<keyof typeof fields> = asks ? form : { ...form, fields };
  const [first, ...others] = PROVIDERS.filter((provider) =>
    accounts.some(({ account, closing }) => account === ACCOUNTS[provider] && closing > 0),
  );
  return (
    <Panel title={t('payout.title')}>
      <PlainForm
        form={shown}
        formKey={formKey}
        refused={refused}
        values={{ provider: others.length === 0 ? first : undefined }}
        t={t}
      />
    </Panel>
  );
}
