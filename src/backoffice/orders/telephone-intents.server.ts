import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { telephoneQuestion } from '#modules/checkout/admin-contracts.ts';
import { typedValues } from '#pages/forms/form-answer.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { typedAddress } from '#pages/forms/typed-address.server.ts';
import { teamOrderCalls } from '#services/admin/orders.ts';
import type { OfficeIntent } from '../parts/answer-intent.server.ts';
import { officePaths } from '../paths.ts';
import {
  dictatedFields,
  dictatedLines,
  isAsDictated,
  telephoneQuoteSeen,
} from './telephone-lines.ts';

/** The request body for the form's fields. */
function dictated(values: Readonly<Record<string, string>>) {
  const { customer, email, channel, couponCode, shippingMethod } = values;
  return {
    channel,
    customer: customer ? Number(customer) : null,
    email: customer ? null : email || null,
    lines: dictatedLines(values),
    address: typedAddress(values),
    shippingMethod: shippingMethod || null,
    couponCode: couponCode?.trim() || null,
  };
}

/** The first submit returns a preview; confirming it unchanged places the order. */
const takeOrder: OfficeIntent = async ({ admin, data, key }) => {
  const values = typedValues(data);
  const seen = data.has('confirmed') ? telephoneQuoteSeen(values.seen) : null;
  const { done: quote, refused } = await submitForm({
    form: 'takeOrder',
    words: 'address',
    data,
    schema: telephoneQuestion,
    input: dictated(values),
    prefix: 'address.',
    send: async (wanted) => {
      const calls = teamOrderCalls(admin);
      if (!seen || !isAsDictated(wanted, seen)) return calls.quoteByTelephone(wanted);
      const order = await calls.takeByTelephone({ ...wanted, expectedTotal: seen.total }, key);
      throw redirect(officePaths.order(order.number ?? ''));
    },
  });
  if (refused) return { refused };
  if (!quote) return {};
  const { added: _, addedQuantity: __, ...typed } = values;
  const looked = { ...typed, ...dictatedFields(quote.lines), seen: JSON.stringify(quote) };
  const submission = randomUUID();
  return {
    requested: { form: 'takeOrder', submission, values: looked, fields: {}, problems: [] },
  };
};

/** Actions of the telephone order page. */
export const telephoneIntents = { takeOrder };
