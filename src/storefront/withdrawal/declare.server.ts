import {
  type WithdrawalInput,
  type WithdrawalShape,
  withdrawalInput,
} from '#modules/withdrawals/contracts.ts';
import type { ShopClient } from '#services/shop/client.ts';
import { withdrawalCalls } from '#services/shop/withdrawals.ts';
import type { FormAnswer } from '../forms/form-answer.ts';
import { submitForm, typedValues } from '../forms/submit-form.server.ts';

type Values = Readonly<Record<string, string>>;

/** Where a visitor stands: still typing, reading what they declare, or done. */
export type WithdrawalStep =
  | { step: 'declare'; refused?: FormAnswer; values?: Values }
  | { step: 'confirm'; declared: WithdrawalInput }
  | { step: 'done'; receipt: WithdrawalShape };

/**
 * The two steps of WDR-03 behind one form: what was typed is checked and shown again, and only a
 * second press declares. Nothing is looked up on the way: the answer tells nobody what exists.
 */
export async function declare(shop: ShopClient, data: FormData): Promise<WithdrawalStep> {
  const intent = data.get('intent');
  if (intent === 'edit') return { step: 'declare', values: typedValues(data) };
  const { done, refused } = await submitForm<typeof withdrawalInput, WithdrawalStep>({
    ...{ form: 'withdrawal', data, schema: withdrawalInput },
    send: async (declared) =>
      intent === 'confirm'
        ? { step: 'done', receipt: await withdrawalCalls(shop).declare(declared) }
        : { step: 'confirm', declared },
  });
  return done ?? { step: 'declare', refused };
}
