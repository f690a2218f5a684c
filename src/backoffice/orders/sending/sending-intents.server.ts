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
import { type FormOf, plainForm } from '../../form/plain-form.server.ts';
import type { OfficeIntent } from '../../parts/answer-intent.server.ts';
import { lotRows, typedContents, typedLots } from './typed-lots.ts';

type OrderIntent = OfficeIntent<{ number: string }>;

/** Parses « 8R41122, 8R41123 » into a list. */
const typedNumbers = z
  .string()
  .trim()
  .min(1)
  .transform((text) => text.split(/[\s,;]+/).filter(Boolean))
  .refine((numbers) => numbers.every((one) => trackingNumber.safeParse(one).success));

const pieces = z.array(
  z.object({ variantCode: z.string(), quantity: z.coerce.number().int().min(0).max(9999) }),
);
const parcels = z.object({ trackingNumbers: typedNumbers, contents: pieces, lots: lotRows });

const sendParcels: OrderIntent = ({ admin, number, data, key }) =>
  submitForm({
    form: 'sendParcels',
    data,
    schema: parcels,
    input: {
      ...Object.fromEntries(data),
      lots: typedLots(data),
      contents: typedContents(data),
    },
    send: ({ trackingNumbers, contents, lots }) => {
      const [only, ...others] = trackingNumbers;
      const calls = sendingCalls(admin, number);
      // Typed contents belong to the only parcel; several parcels contain everything together.
      return only && others.length === 0
        ? calls.send(
            { trackingNumbers, lots, contents: [{ trackingNumber: only, goods: contents }] },
            key,
          )
        : calls.send({ trackingNumbers, lots, isLast: true }, key);
    },
  });

const correctContents: OrderIntent = ({ admin, number, data, key }) =>
  submitForm({
    form: 'correctContents',
    data,
    schema: z.object({ parcel: trackingNumber, contents: pieces }),
    input: { parcel: data.get('parcel'), contents: typedContents(data) },
    send: ({ parcel, contents: goods }) =>
      sendingCalls(admin, number).correctContents(parcel, { goods }, key),
  });

const voidParcel: OrderIntent = ({ admin, number, data, key }) =>
  submitForm({
    form: 'voidParcel',
    data,
    schema: z.object({ parcel: trackingNumber }),
    send: ({ parcel }) => sendingCalls(admin, number).voidParcel(parcel, key),
  });

const finishParcels: OrderIntent = ({ admin, number, data, key }) =>
  submitForm({
    form: 'finishParcels',
    data,
    schema: z.object({}),
    send: () =>
      sendingCalls(admin, number).send({ trackingNumbers: [], isLast: true, lots: [] }, key),
  });

export const correctParcel = plainForm({
  name: 'correctParcel',
  schema: z.object({
    from: trackingNumber,
    trackingNumber: z.string().trim().min(1).max(40).pipe(trackingNumber),
  }),
  fields: { from: { control: 'choice' } },
  send: ({ admin, number, key }: FormOf<{ number: string }>, { from, trackingNumber }) =>
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

export const noteOnOrder = plainForm({
  name: 'noteOnOrder',
  schema: orderNote,
  send: ({ admin, number, key }: FormOf<{ number: string }>, { text }) =>
    sendingCalls(admin, number).note(text, key),
});

export const holdOrder = plainForm({
  name: 'holdOrder',
  schema: orderHold,
  send: ({ admin, number, key }: FormOf<{ number: string }>, hold) =>
    sendingCalls(admin, number).hold(hold, key),
});

const releaseOrder: OrderIntent = ({ admin, number, data, key }) =>
  submitForm({
    form: String(data.get('intent')),
    words: 'releaseOrder',
    data,
    schema: orderRelease,
    send: (release) => sendingCalls(admin, number).release(release, key),
  });

/** One form per reason, so that an error is not shown under another one. */
const releases = Object.fromEntries(
  ATTENTION_CODES.flatMap((code) =>
    LETS.map((lets) => [`releaseOrder-${code}-${lets}`, releaseOrder]),
  ),
);

/** Actions on parcels, lots and notes of an order. */
export const sendingIntents = {
  sendParcels,
  finishParcels,
  correctParcel,
  correctContents,
  voidParcel,
  parcelsArrived,
  recordLots,
  removeLot,
  noteOnOrder,
  holdOrder,
  ...releases,
};
