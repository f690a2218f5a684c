import { money as euros } from '#i18n/money.ts';
import type { OrderMoneyShape } from '#modules/checkout/admin-contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import type { ShownForms } from '../form/plain-form.server.ts';
import { PlainForm } from '../form/plain-form.tsx';
import { ActionForm } from '../parts/action-form.tsx';
import { Panel } from '../parts/panel.tsx';
import type { moneyIntents } from './money-intents.server.ts';
import { t } from './money-words.ts';

interface BankFormProps {
  money: OrderMoneyShape;
  formKey: string;
  refused: FormAnswer | undefined;
}

type BankForms = ShownForms<typeof moneyIntents>;

/** Records a received cheque or transfer. */
export function ReceiveForm({
  money: { due },
  form,
  ...shown
}: BankFormProps & { form: BankForms['receivePayment'] }) {
  return (
    <Panel title={t('receive.title')}>
      <PlainForm form={form} t={t} {...shown}>
        <p className="text-small text-encre-2">
          {due > 0 ? t('receive.text', { due: euros(due) }) : t('receive.textPaid')}
        </p>
      </PlainForm>
    </Panel>
  );
}

/** Records that a surplus was sent back. */
export function SurplusForm({
  money: { surplus },
  form,
  ...shown
}: BankFormProps & { form: BankForms['sendSurplusBack'] }) {
  return (
    <Panel title={t('surplus.title')}>
      <PlainForm form={form} t={t} {...shown}>
        <p className="text-small text-encre-2">{t('surplus.text', { surplus: euros(surplus) })}</p>
      </PlainForm>
    </Panel>
  );
}

/** Records the transfer of a pending refund; renders nothing without one. */
export function TransferForm({ money, formKey, refused }: BankFormProps) {
  const waiting = money.refunds.find(({ state }) => state === 'pending');
  if (!waiting) return null;
  const { id, amount, reason } = waiting;
  return (
    <Panel title={t('transfer.title')}>
      <p className="mb-4 text-small text-encre-2">
        {t('transfer.text', { amount: euros(amount), reason })}
      </p>
      <ActionForm
        name="refundTransferred"
        formKey={formKey}
        refused={refused}
        submit={t('transfer.submit')}
        variant="primary"
      >
        <input type="hidden" name="refund" value={id} />
      </ActionForm>
    </Panel>
  );
}
