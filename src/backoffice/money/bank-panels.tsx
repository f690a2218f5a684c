import type { FormAnswer } from '#pages/forms/form-answer.ts';
import type { ShownForms } from '../form/plain-form.server.ts';
import { ReceiveForm, SurplusForm, TransferForm } from './bank-forms.tsx';
import type { OrderMoney } from './load-order-money.server.ts';
import type { moneyIntents } from './money-intents.server.ts';

interface BankPanelsProps {
  from: OrderMoney;
  forms: Pick<ShownForms<typeof moneyIntents>, 'receivePayment' | 'sendSurplusBack'>;
  refused: FormAnswer | undefined;
}

/** Open bank tasks: a transfer to make, a surplus to return, a payment to record. */
export function BankPanels({ from, forms, refused }: BankPanelsProps) {
  const { money, movesMoney, formKey } = from;
  if (!movesMoney || !money.offline) return null;
  const form = { money, formKey, refused };
  return (
    <>
      <TransferForm {...form} />
      {money.surplus > 0 && <SurplusForm {...form} form={forms.sendSurplusBack} />}
      <ReceiveForm {...form} form={forms.receivePayment} />
    </>
  );
}
