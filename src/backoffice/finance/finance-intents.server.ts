import { z } from 'zod';
import { findingClosing } from '#modules/checkout/admin-contracts.ts';
import { typedValues } from '#pages/forms/form-answer.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { financeCalls } from '#services/admin/finance.ts';
import type { OfficeIntent } from '../parts/answer-intent.server.ts';

const matchPayments: OfficeIntent = ({ admin, data, key }) =>
  submitForm({
    form: 'matchPayments',
    data,
    schema: z.object({}),
    send: () => financeCalls(admin).match(key),
  });

const NAME = 'closeFinding-';

/** Each finding has its own form, whose name ends with its number. */
const closeFinding: OfficeIntent = ({ admin, data, key }) => {
  const form = String(data.get('intent'));
  return submitForm({
    form,
    data,
    schema: findingClosing,
    input: { ...typedValues(data), outcome: data.get('outcome') ?? undefined },
    send: (closing) => financeCalls(admin).close(form.slice(NAME.length), closing, key),
  });
};

/** Actions of the finances page; `intent` is a form name. */
export const financeIntents = (intent: string): Readonly<Record<string, OfficeIntent>> =>
  intent.startsWith(NAME) ? { matchPayments, [intent]: closeFinding } : { matchPayments };
