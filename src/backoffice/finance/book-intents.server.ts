import { z } from 'zod';
import { payoutInput, payoutReturnInput } from '#modules/books/admin-contracts.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { bookCalls } from '#services/admin/finance.ts';
import { plainForm } from '../form/plain-form.server.ts';
import type { OfficeIntent } from '../parts/answer-intent.server.ts';
import { typedAmount } from '../parts/typed-amount.ts';

const closeMonth: OfficeIntent = ({ admin, data, key }) =>
  submitForm({
    form: 'closeMonth',
    data,
    schema: z.object({ id: z.string().max(7) }),
    send: ({ id }) => bookCalls(admin).close(id, key),
  });

const recordPayout = plainForm({
  name: 'recordPayout',
  schema: payoutInput.extend({
    amount: typedAmount.pipe(payoutInput.shape.amount),
    confirmed: z.literal('1').optional(),
  }),
  send: ({ admin, key }, { confirmed, ...payout }) =>
    bookCalls(admin).payOut({ ...payout, confirmed: confirmed === '1' }, key),
});

const returnPayout = plainForm({
  name: 'returnPayout',
  schema: payoutReturnInput,
  fields: { reference: { control: 'choice' } },
  send: ({ admin, key }, returned) => bookCalls(admin).takeBack(returned, key),
});

/** Actions of the books page; `intent` is a form name. */
export const bookIntents = { closeMonth, recordPayout, returnPayout };
