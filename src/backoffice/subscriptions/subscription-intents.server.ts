import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { postalAddressInput } from '#modules/customers/contracts.ts';
import {
  dateChange,
  frequencyChange,
  pausing,
  resuming,
  scoped,
} from '#modules/subscriptions/contracts.ts';
import { terminationRequest } from '#modules/terminations/contracts.ts';
import { submitForm, typedValues } from '#pages/forms/submit-form.server.ts';
import { typedAddress } from '#pages/forms/typed-address.server.ts';
import { subscriptionChanges } from '#services/admin/subscription-changes.ts';
import type { OfficeIntent } from '../parts/answer-intent.server.ts';

interface OfSubscription {
  code: string;
}
type Given = Parameters<OfficeIntent<OfSubscription>>[0];

const callsOf = ({ admin, code, key, data }: Given) => {
  const version = data.get('version');
  return subscriptionChanges(admin, {
    code,
    key,
    version: typeof version === 'string' && version !== '' ? version : null,
  });
};
const orNull = (value: FormDataEntryValue | null) => value || null;
const nothing = z.object({});

const moveDate: OfficeIntent<OfSubscription> = (form) =>
  submitForm({
    form: 'moveDate',
    data: form.data,
    schema: dateChange,
    send: (input) => callsOf(form).date(input),
  });

const changeRhythm: OfficeIntent<OfSubscription> = (form) =>
  submitForm({
    form: 'changeRhythm',
    data: form.data,
    schema: frequencyChange,
    input: { ...typedValues(form.data), frequency: Number(form.data.get('frequency')) },
    send: (input) => callsOf(form).rhythm(input),
  });

const itemForm = scoped.extend({
  item: z.string().regex(/^\d+$/),
  quantity: z.int().min(0).max(9999),
});

/** No piece of it: it is taken off. */
const changeItem: OfficeIntent<OfSubscription> = (form) =>
  submitForm({
    form: 'changeItem',
    data: form.data,
    schema: itemForm,
    input: { ...typedValues(form.data), quantity: wholeOf(form.data) },
    send: ({ item, quantity, scope }) =>
      quantity === 0
        ? callsOf(form).removeItem(item, scope)
        : callsOf(form).changeItem(item, { quantity, scope }),
  });

const replacementForm = scoped.extend({
  item: z.string().regex(/^\d+$/),
  productVariant: z.string().trim().min(1).max(255),
  quantity: z.int().min(1).max(9999),
  overlap: z.boolean(),
});

/** Another format comes in the place of one: first said with what it costs, done once that was seen. */
const replaceItem: OfficeIntent<OfSubscription> = async (form) => {
  const { data } = form;
  const values = typedValues(data);
  const overlap = data.has('overlap');
  const { item, productVariant, quantity, scope, version } = values;
  const looked = [item, productVariant?.trim(), quantity, scope, overlap, version].join('|');
  const isSeen = data.has('confirmed') && values.looked === looked;
  const { done: preview, refused } = await submitForm({
    form: 'replaceItem',
    data,
    schema: replacementForm,
    input: { ...values, quantity: wholeOf(data), overlap },
    others: ['overlap'],
    send: async ({ item: id, ...swap }) => {
      if (!isSeen) return callsOf(form).preview({ change: 'replace', id: Number(id), ...swap });
      await callsOf(form).replaceItem(id, swap);
      return null;
    },
  });
  if (refused) return { refused };
  if (!preview) return {};
  const { before, after } = preview;
  return {
    requested: {
      form: 'replaceItem',
      submission: randomUUID(),
      values: { ...values, looked, preview: JSON.stringify({ before, after }) },
      fields: {},
      problems: [],
    },
  };
};

const additionForm = scoped.extend({
  productVariant: z.string().trim().min(1).max(255),
  quantity: z.int().min(1).max(9999),
});

const addItem: OfficeIntent<OfSubscription> = (form) =>
  submitForm({
    form: 'addItem',
    data: form.data,
    schema: additionForm,
    input: { ...typedValues(form.data), quantity: wholeOf(form.data) },
    send: (input) => callsOf(form).addItem(input),
  });

const pause: OfficeIntent<OfSubscription> = (form) =>
  submitForm({
    form: 'pause',
    data: form.data,
    schema: pausing,
    input: { until: orNull(form.data.get('until')) },
    send: ({ until }) => callsOf(form).pause(until ?? null),
  });

const resume: OfficeIntent<OfSubscription> = (form) =>
  submitForm({
    form: 'resume',
    data: form.data,
    schema: resuming,
    input: { date: orNull(form.data.get('date')) },
    send: ({ date }) => callsOf(form).resume(date ?? null),
  });

const changeAddress: OfficeIntent<OfSubscription> = (form) =>
  submitForm({
    form: 'changeAddress',
    words: 'address',
    data: form.data,
    schema: postalAddressInput,
    input: typedAddress(typedValues(form.data)),
    others: ['scope'],
    send: (address) => {
      const { scope } = scoped.parse({ scope: form.data.get('scope') ?? undefined });
      return callsOf(form).address({ ...address, scope });
    },
  });

const shippingForm = scoped.extend({
  shippingMethod: z.string().trim().min(1).max(255),
  pickupPoint: z.string().trim().max(255),
});

const changeShipping: OfficeIntent<OfSubscription> = (form) =>
  submitForm({
    form: 'changeShipping',
    data: form.data,
    schema: shippingForm,
    send: ({ pickupPoint, ...requested }) =>
      callsOf(form).shipping({ ...requested, pickupPoint: pickupPoint || null }),
  });

const terminate: OfficeIntent<OfSubscription> = (form) =>
  submitForm({
    form: 'terminate',
    data: form.data,
    schema: terminationRequest,
    send: (input) => callsOf(form).terminate(input),
  });

const plain =
  (name: 'skip' | 'shipNow' | 'retry'): OfficeIntent<OfSubscription> =>
  (form) =>
    submitForm({
      form: name,
      data: form.data,
      schema: nothing,
      send: async () => {
        await callsOf(form)[name]();
      },
    });

const wholeOf = (data: FormData) => {
  const typed = String(data.get('quantity') ?? '').trim();
  return typed === '' ? undefined : Number(typed);
};

/** What can be done on the page of a subscription, by the name of its form. */
export const subscriptionIntents = {
  moveDate,
  changeRhythm,
  changeItem,
  replaceItem,
  addItem,
  pause,
  resume,
  changeAddress,
  terminate,
  changeShipping,
  skip: plain('skip'),
  shipNow: plain('shipNow'),
  retry: plain('retry'),
};
