import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { typedValues } from '#pages/forms/form-answer.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { moneyCalls } from '#services/admin/money.ts';
import { type FormOf, plainForm } from '../form/plain-form.server.ts';
import type { OfficeIntent } from '../parts/answer-intent.server.ts';
import { typedAmount } from '../parts/typed-amount.ts';

interface OfOrder {
  number: string;
}

const movement = z.object({ reference: z.string().trim().min(1).max(90), amount: typedAmount });

// Empty means the full open amount, or the full surplus.
const fields = { amount: { isRequired: false } };

const receivePayment = plainForm({
  name: 'receivePayment',
  schema: movement,
  fields,
  send: ({ admin, number, key }: FormOf<OfOrder>, arrived) =>
    moneyCalls(admin).receive(number, arrived, key),
});

const sendSurplusBack = plainForm({
  name: 'sendSurplusBack',
  schema: movement,
  fields,
  send: ({ admin, number, key }: FormOf<OfOrder>, sent) =>
    moneyCalls(admin).sendBack(number, sent, key),
});

const refundTransferred: OfficeIntent<OfOrder> = ({ admin, number, data, key }) =>
  submitForm({
    form: 'refundTransferred',
    data,
    schema: z.object({ refund: z.string() }),
    send: ({ refund }) => moneyCalls(admin).transferred(number, refund, key),
  });

const refundForm = z.object({
  everything: z.boolean(),
  units: z.record(z.string(), z.coerce.number().int().min(0).max(9999)),
  shipping: z.boolean(),
  withdrawal: z.boolean(),
  toCredit: z.boolean(),
  creditAgreed: z.boolean(),
  goodwill: typedAmount,
  reason: z.string().trim().min(1).max(500),
  expected: z.coerce.number().int(),
});

const UNITS = 'units.';

/** The refund form's checkboxes and quantities, as input of `refundForm`. */
function refundOf(data: FormData) {
  const { goodwill, reason, expected, ...values } = typedValues(data);
  const units = Object.entries(values).flatMap(([name, count]) =>
    name.startsWith(UNITS) && count.trim() !== '' ? [[name.slice(UNITS.length), count]] : [],
  );
  return {
    goodwill,
    reason,
    expected: expected || '0',
    units: Object.fromEntries(units),
    everything: data.has('everything'),
    shipping: data.has('shipping'),
    withdrawal: data.has('withdrawal'),
    toCredit: data.has('toCredit'),
    creditAgreed: data.has('creditAgreed'),
  };
}

/** The first submit returns a quote; a second one with the quoted amount makes the refund. */
const refundOrder: OfficeIntent<OfOrder> = async ({ admin, number, data, key }) => {
  const { done: quote, refused } = await submitForm({
    form: 'refundOrder',
    data,
    schema: refundForm,
    input: refundOf(data),
    others: ['everything', 'shipping', 'withdrawal', 'toCredit', 'creditAgreed'],
    send: async ({ reason, expected, goodwill, toCredit, creditAgreed, ...parts }) => {
      const requested = { ...parts, goodwill: goodwill ?? 0 };
      const quote = await moneyCalls(admin).quote(number, requested);
      if (quote.amount !== expected) return quote;
      await moneyCalls(admin).refund(
        number,
        { ...requested, reason, expected, toCredit, creditAgreed },
        key,
      );
      return null;
    },
  });
  if (refused) return { refused };
  if (!quote) return {};
  const values = {
    ...typedValues(data),
    expected: String(quote.amount),
    left: String(quote.left),
  };
  const request = {
    form: 'refundOrder',
    submission: randomUUID(),
    values,
    fields: {},
    problems: [],
  };
  return { requested: request };
};

/** Payment actions of an order's page, by form name. */
export const moneyIntents = { receivePayment, sendSurplusBack, refundTransferred, refundOrder };
