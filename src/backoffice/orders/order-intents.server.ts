import { z } from 'zod';
import { postalAddressWith } from '#modules/customers/contracts.ts';
import { submitForm, typedValues } from '#pages/forms/submit-form.server.ts';
import { typedAddress } from '#pages/forms/typed-address.server.ts';
import { teamOrderCalls } from '#services/admin/orders.ts';
import type { OfficeIntent } from '../parts/answer-intent.server.ts';
import { sendingIntents } from './sending/sending-intents.server.ts';

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

/** What can be done on the page of an order, by the name of its form. */
export const orderIntents = { cancelOrder, correctAddress, ...sendingIntents };
