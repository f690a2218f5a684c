import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { z } from 'zod';
import { taxRateInput } from '#modules/catalog/admin-contracts.ts';
import { typedValues } from '#pages/forms/form-answer.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { taxRateCalls } from '#services/admin/tax-rates.ts';
import type { OfficeIntent } from '../parts/answer-intent.server.ts';
import { officePaths } from '../paths.ts';

const PERCENT = /^\d{1,2}([.,]\d{1,2})?$/;

/** `5,5` → 550 hundredths of a percent. */
const typedRate = z
  .string()
  .trim()
  .refine((text) => PERCENT.test(text), { params: { code: 'invalid' } })
  .transform((text) => Math.round(Number(text.replace(',', '.')) * 100))
  .pipe(taxRateInput.shape.rate);

/** The input as one string: a preview is valid for this input only. */
const nameOf = (values: Readonly<Record<string, string>>) =>
  ['country', 'category', 'rate', 'appliesOn', 'source']
    .map((name) => values[name] ?? '')
    .join('|');

/** The first submit returns the affected articles; confirming it unchanged saves. */
const decideTaxRate: OfficeIntent = async ({ admin, data, key }) => {
  const values = typedValues(data);
  const isSeen = data.has('confirmed') && values.looked === nameOf(values);
  const { done: preview, refused } = await submitForm({
    form: 'decideTaxRate',
    data,
    schema: taxRateInput.extend({ rate: typedRate }),
    send: async (input) => {
      const calls = taxRateCalls(admin);
      if (!isSeen) return calls.preview(input);
      await calls.decide(input, key);
      throw redirect(officePaths.taxRates('decide'));
    },
  });
  if (refused) return { refused };
  if (!preview) return {};
  const looked = { ...values, looked: nameOf(values), preview: JSON.stringify(preview) };
  const submission = randomUUID();
  return {
    requested: { form: 'decideTaxRate', submission, values: looked, fields: {}, problems: [] },
  };
};

const withdrawTaxRate: OfficeIntent = ({ admin, data, key }) =>
  submitForm({
    form: 'withdrawTaxRate',
    data,
    schema: z.object({ id: z.string() }),
    send: async ({ id }) => {
      await taxRateCalls(admin).withdraw(id, key);
      throw redirect(officePaths.taxRates('retire'));
    },
  });

/** Actions of the VAT rates page, by form name. */
export const taxRateIntents = { decideTaxRate, withdrawTaxRate };
