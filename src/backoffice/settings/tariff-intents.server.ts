import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { z } from 'zod';
import { typedValues } from '#pages/forms/form-answer.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { shippingCalls } from '#services/admin/shipping.ts';
import type { OfficeIntent } from '../parts/answer-intent.server.ts';
import { typedAmount } from '../parts/typed-amount.ts';
import { officePaths } from '../paths.ts';

interface OfZone {
  code: string;
  country: string;
}

const required = { params: { code: 'required' } };
const days = z
  .string()
  .refine((text) => /^\d{1,2}$/.test(text), required)
  .transform(Number);
const typedTariff = z.object({
  price: typedAmount.refine((cents) => cents !== null, required),
  freeFrom: typedAmount,
  minDays: days,
  maxDays: days,
  appliesOn: z.iso.date(),
});

/** The input as one string: a preview is valid for this input only. */
const nameOf = (values: Readonly<Record<string, string>>) =>
  ['price', 'freeFrom', 'minDays', 'maxDays', 'appliesOn']
    .map((name) => values[name] ?? '')
    .join('|');

/** The first submit returns the consequences; confirming it unchanged saves. */
const decideTariff: OfficeIntent<OfZone> = async ({ admin, code, country, data, key }) => {
  const values = typedValues(data);
  const isSeen = data.has('confirmed') && values.looked === nameOf(values);
  const { done: preview, refused } = await submitForm({
    form: 'decideTariff',
    data,
    schema: typedTariff,
    send: async ({ price, ...tariff }) => {
      const calls = shippingCalls(admin);
      const body = { ...tariff, price: price ?? 0 };
      if (!isSeen) return calls.preview({ code, country }, body);
      await calls.decide({ code, country }, body, key);
      throw redirect(officePaths.tariff(code, country, 'decide'));
    },
  });
  if (refused) return { refused };
  if (!preview) return {};
  const looked = { ...values, looked: nameOf(values), preview: JSON.stringify(preview) };
  const submission = randomUUID();
  return {
    requested: { form: 'decideTariff', submission, values: looked, fields: {}, problems: [] },
  };
};

const withdrawTariff: OfficeIntent<OfZone> = ({ admin, code, country, data, key }) =>
  submitForm({
    form: 'withdrawTariff',
    data,
    schema: z.object({ id: z.string() }),
    send: async ({ id }) => {
      await shippingCalls(admin).withdraw(id, key);
      throw redirect(officePaths.tariff(code, country, 'retire'));
    },
  });

/** Actions of a tariff's page, by form name. */
export const tariffIntents = { decideTariff, withdrawTariff };
