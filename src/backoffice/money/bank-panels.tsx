import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { ReceiveForm, SurplusForm, TransferForm } from './bank-forms.tsx';
import type { OrderMoney } from './load-order-money.server.ts';

interface BankPanelsProps {
  from: OrderMoney;
  refused: FormAnswer | undefined;
}

/** What waits for somebody at the bank: a transfer to make, a surplus, a payment to write down. */
export function BankPanels({ from: { money, movesMoney, formKey }, refused }: BankPanelsProps) {
  if (!movesMoney || !money.offline) return null;
  const form = { money, formKey, refused };
  return (
    <>
      <TransferForm {...form} />
      {money.surplus > 0 && <SurplusForm {...form} />}
      <ReceiveForm {...form} />
    </>
  );
}
