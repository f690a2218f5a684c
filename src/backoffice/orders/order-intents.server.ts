import { z } from 'zod';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { teamOrderCalls } from '#services/admin/orders.ts';
import type { OfficeIntent } from '../parts/answer-intent.server.ts';
import { sendingIntents } from './sending/sending-intents.server.ts';

interface OfOrder {
  number: string;
}

const cancelOrder: OfficeIntent<OfOrder> = ({ admin, number, data, key }) =>
  submitForm({
    form: 'cancelOrder',
    data,
    schema: z.object({}),
    send: () => teamOrderCalls(admin).cancel(number, key),
  });

/** What can be done on the page of an order, by the name of its form. */
export const orderIntents = { cancelOrder, ...sendingIntents };
