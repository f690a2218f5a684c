import { z } from 'zod';
import {
  orderHold,
  orderNote,
  orderRelease,
  trackingNumber,
} from '#modules/orders/admin-contracts.ts';
import { ATTENTION_CODES, LETS } from '#modules/orders/rules/index.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { sendingCalls } from '#services/admin/sending.ts';
import type { OfficeIntent } from '../../parts/answer-intent.server.ts';
import { lotRows, typedLots } from './typed-lots.ts';

type OrderIntent = OfficeIntent<{ number: string }>;

/** « 8R41122, 8R41123 » → both. */
const typedNumbers = z
  .string()
  .trim()
  .min(1)
  .transform((text) => text.split(/[\s,;]+/).filter(Boolean))
  .refine((numbers) => numbers.every((one) => trackingNumber.safeParse(one).success));

const parcels = z.object({
  trackingNumbers: typedNumbers,
  follow: z.enum(['last', 'more']),
  lots: lotRows,
});

const sendParcels: OrderIntent = ({ admin, number, data, key }) =>
  submitForm({
    form: 'sendParcels',
    data,
    schema: parcels,
    input: { ...Object.fromEntries(data), lots: typedLots(data) },
    send: ({ trackingNumbers, follow, lots }) =>
      sendingCalls(admin, number).send({ trackingNumbers, isLast: follow === 'last', lots }, key),
  });

const finishParcels: OrderIntent = ({ admin, number, data, key }) =>
  submitForm({
    form: 'finishParcels',
    data,
    schema: z.object({}),
    send: () =>
      sendingCalls(admin, number).send({ trackingNumbers: [], isLast: true, lots: [] }, key),
  });

const correctParcel: OrderIntent = ({ admin, number, data, key }) =>
  submitForm({
    form: 'correctParcel',
    data,
    schema: z.object({
      from: trackingNumber,
      trackingNumber: z.string().trim().pipe(trackingNumber),
    }),
    send: ({ from, trackingNumber }) =>
      sendingCalls(admin, number).correctParcel(from, trackingNumber, key),
  });

const parcelsArrived: OrderIntent = ({ admin, number, data, key }) =>
  submitForm({
    form: 'parcelsArrived',
    data,
    schema: z.object({ parcel: z.string() }),
    send: ({ parcel }) => sendingCalls(admin, number).arrived(parcel ? [parcel] : [], key),
  });

const recordLots: OrderIntent = ({ admin, number, data, key }) =>
  submitForm({
    form: 'recordLots',
    data,
    schema: z.object({ lots: lotRows }),
    input: { lots: typedLots(data) },
    send: async ({ lots }) =>
      lots.length > 0 ? sendingCalls(admin, number).recordLots(lots, key) : null,
  });

const removeLot: OrderIntent = ({ admin, number, data, key }) =>
  submitForm({
    form: 'removeLot',
    data,
    schema: z.object({ lot: z.string() }),
    send: ({ lot }) => sendingCalls(admin, number).removeLot(lot, key),
  });

const noteOnOrder: OrderIntent = ({ admin, number, data, key }) =>
  submitForm({
    form: 'noteOnOrder',
    data,
    schema: orderNote,
    send: ({ text }) => sendingCalls(admin, number).note(text, key),
  });

const holdOrder: OrderIntent = ({ admin, number, data, key }) =>
  submitForm({
    form: 'holdOrder',
    data,
    schema: orderHold,
    send: (hold) => sendingCalls(admin, number).hold(hold, key),
  });

const releaseOrder: OrderIntent = ({ admin, number, data, key }) =>
  submitForm({
    form: String(data.get('intent')),
    words: 'releaseOrder',
    data,
    schema: orderRelease,
    send: (release) => sendingCalls(admin, number).release(release, key),
  });

/** Each reason has a form of its own, so that what is wrong with one is not said under another. */
const releases = Object.fromEntries(
  ATTENTION_CODES.flatMap((code) =>
    LETS.map((lets) => [`releaseOrder-${code}-${lets}`, releaseOrder]),
  ),
);

/** What is done with the parcels, lots and notes of an order. */
export const sendingIntents = {
  sendParcels,
  finishParcels,
  correctParcel,
  parcelsArrived,
  recordLots,
  removeLot,
  noteOnOrder,
  holdOrder,
  ...releases,
};
