import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { postalAddressWith } from '#modules/customers/contracts.ts';
import { vatNumberInput } from '#modules/invoices/admin-contracts.ts';
import { typedValues } from '#pages/forms/form-answer.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { typedAddress } from '#pages/forms/typed-address.server.ts';
import { documentCalls } from '#services/admin/finance.ts';
import { teamOrderCalls } from '#services/admin/orders.ts';
import type { OfficeIntent } from '../parts/answer-intent.server.ts';
import { sendingIntents } from './sending/sending-intents.server.ts';
import { isAsSeen, quantityFields, quoteSeen, wantedLines } from './wanted-lines.ts';

interface OfOrder {
  number: string;
}

const seen = z.coerce.number().int();

const cancelOrder: OfficeIntent<OfOrder> = ({ admin, number, data, key }) =>
  submitForm({
    form: 'cancelOrder',
    data,
    schema: z.object({ version: seen, restock: z.boolean(), notify: z.boolean() }),
    input: {
      version: data.get('version'),
      restock: data.has('restock'),
      notify: data.has('notify'),
    },
    others: ['restock', 'notify'],
    send: (choices) => teamOrderCalls(admin).cancel(number, choices, key),
  });

const correction = postalAddressWith({
  version: seen,
  pickupPoint: z.string().trim().max(255).optional(),
});

const correctAddress: OfficeIntent<OfOrder> = ({ admin, number, data, key }) =>
  submitForm({
    form: 'correctAddress',
    words: 'address',
    data,
    schema: correction,
    input: typedAddress(typedValues(data)),
    send: (corrected) => teamOrderCalls(admin).correctAddress(number, corrected, key),
  });

const billing = postalAddressWith({
  version: seen,
  invoice: z.string().transform((number) => number || null),
  vatNumber: vatNumberInput,
});

const correctBilling: OfficeIntent<OfOrder> = ({ admin, number, data, key }) =>
  submitForm({
    form: 'correctBilling',
    words: 'address',
    data,
    schema: billing,
    input: typedAddress(typedValues(data)),
    send: (corrected) => documentCalls(admin).correctBilling(number, corrected, key),
  });

const linesForm = z.object({
  lines: z.array(
    z.object({
      variantCode: z.string(),
      subscriptionInterval: z.number().nullable().optional(),
      quantity: z.number().int().min(1).max(999),
    }),
  ),
  reason: z.string().trim().min(1).max(500),
});

/** The first submit returns a preview; confirming with the previewed lines applies the change. */
const changeLines: OfficeIntent<OfOrder> = async ({ admin, number, data, key }) => {
  const values = typedValues(data);
  const seen = data.has('confirmed') ? quoteSeen(values.seen) : null;
  const { done: quote, refused } = await submitForm({
    form: 'changeLines',
    data,
    schema: linesForm,
    input: { lines: wantedLines(values), reason: values.reason },
    send: async ({ lines, reason }) => {
      const calls = teamOrderCalls(admin);
      if (!seen || !isAsSeen(lines, seen)) return calls.quoteLines(number, { lines });
      const { version } = seen;
      const expected = seen.returned - seen.owed;
      const restock = data.has('restock');
      await calls.changeLines(number, { lines, version, expected, reason, restock }, key);
      return null;
    },
  });
  if (refused) return { refused };
  if (!quote) return {};
  const { added: _, addedQuantity: __, ...typed } = values;
  const looked = { ...typed, ...quantityFields(quote.lines), seen: JSON.stringify(quote) };
  const submission = randomUUID();
  return {
    requested: { form: 'changeLines', submission, values: looked, fields: {}, problems: [] },
  };
};

const undoLines: OfficeIntent<OfOrder> = ({ admin, number, data, key }) =>
  submitForm({
    form: 'undoLines',
    data,
    schema: z.object({}),
    send: () => teamOrderCalls(admin).undoLines(number, key),
  });

/** Actions of an order's page, by form name. */
export const orderIntents = {
  cancelOrder,
  correctAddress,
  correctBilling,
  changeLines,
  undoLines,
  ...sendingIntents,
};
