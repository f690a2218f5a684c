import { money as euros } from '#i18n/money.ts';
import type { OrderMoneyShape } from '#modules/checkout/admin-contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { useForm } from '#pages/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { FormKey } from '../parts/form-key.tsx';
import { Panel } from '../parts/panel.tsx';
import { t } from './money-words.ts';

interface BankFormProps {
  money: OrderMoneyShape;
  formKey: string;
  refused: FormAnswer | undefined;
}

/** A cheque or a transfer arrived. */
export function ReceiveForm({ money: { due }, formKey, refused }: BankFormProps) {
  const form = useForm('receivePayment', refused);
  return (
    <Panel title={t('receive.title')}>
      <p className="mb-4 text-small text-encre-2">
        {due > 0 ? t('receive.text', { due: euros(due) }) : t('receive.textPaid')}
      </p>
      <PageForm form={form} className="grid gap-4">
        <FormKey value={formKey} />
        <TextField
          {...form.field('reference')}
          label={t('receive.reference')}
          hint={t('receive.referenceHint')}
          maxLength={90}
          required
        />
        <TextField
          {...form.field('amount')}
          label={t('receive.amount')}
          hint={due > 0 ? t('receive.amountHint') : undefined}
          inputMode="decimal"
          maxLength={12}
          required={due === 0}
        />
        <Button type="submit" size="compact" pending={form.pending}>
          {t('receive.submit')}
        </Button>
      </PageForm>
    </Panel>
  );
}

/** What came for nothing was sent back. */
export function SurplusForm({ money: { surplus }, formKey, refused }: BankFormProps) {
  const form = useForm('sendSurplusBack', refused);
  return (
    <Panel title={t('surplus.title')}>
      <p className="mb-4 text-small text-encre-2">
        {t('surplus.text', { surplus: euros(surplus) })}
      </p>
      <PageForm form={form} className="grid gap-4">
        <FormKey value={formKey} />
        <TextField
          {...form.field('reference')}
          label={t('surplus.reference')}
          maxLength={90}
          required
        />
        <TextField
          {...form.field('amount')}
          label={t('surplus.amount')}
          hint={t('surplus.amountHint')}
          inputMode="decimal"
          maxLength={12}
        />
        <Button type="submit" size="compact" pending={form.pending}>
          {t('surplus.submit')}
        </Button>
      </PageForm>
    </Panel>
  );
}

/** The transfer of a refund was made; nothing while none waits for one. */
export function TransferForm({ money, formKey, refused }: BankFormProps) {
  const form = useForm('refundTransferred', refused);
  const waiting = money.refunds.find(({ state }) => state === 'pending');
  if (!waiting) return null;
  const { id, amount, reason } = waiting;
  return (
    <Panel title={t('transfer.title')}>
      <p className="mb-4 text-small text-encre-2">
        {t('transfer.text', { amount: euros(amount), reason })}
      </p>
      <PageForm form={form}>
        <FormKey value={formKey} />
        <input type="hidden" name="refund" value={id} />
        <Button type="submit" size="compact" pending={form.pending}>
          {t('transfer.submit')}
        </Button>
      </PageForm>
    </Panel>
  );
}
