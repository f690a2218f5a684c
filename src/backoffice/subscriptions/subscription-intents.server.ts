import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { postalAddressInput } from '#modules/customers/contracts.ts';
import { dateChange, frequencyChange, scoped } from '#modules/subscriptions/contracts.ts';
import { terminationRequest } from '#modules/terminations/contracts.ts';
import { typedValues } from '#pages/forms/form-answer.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { typedAddress } from '#pages/forms/typed-address.server.ts';
import { subscriptionChanges } from '#services/admin/subscription-changes.ts';
import { plainForm, shownForms } from '../form/plain-form.server.ts';
import type { OfficeIntent } from '../parts/answer-intent.server.ts';
import { typedCount } from '../parts/typed-count.ts';

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

const texts = 'change';
const { scope } = scoped.shape;
const item = z.string().regex(/^\d+$/);
/** A civil day, or empty. */
const dayOrNone = z
  .union([z.literal(''), z.iso.date()])
  .transform((day) => day || null)
  .meta({ control: 'day' });

const moveDate = plainForm({
  name: 'moveDate',
  texts,
  schema: dateChange,
  send: (form: Given, input) => callsOf(form).date(input),
});

const changeRhythm = plainForm({
  name: 'changeRhythm',
  texts,
  schema: z.object({
    frequency: z.string().transform(Number).pipe(frequencyChange.shape.frequency),
    scope,
  }),
  fields: { frequency: { control: 'choice' } },
  send: (form: Given, input) => callsOf(form).rhythm(input),
});

/** Quantity 0 removes the line. */
const changeItem = plainForm({
  name: 'changeItem',
  texts,
  schema: z.object({ item, quantity: typedCount.pipe(z.int().min(0).max(9999)), scope }),
  fields: { item: { control: 'choice' }, quantity: { control: 'count' } },
  send: (form: Given, { item: id, quantity, scope: which }) =>
    quantity === 0
      ? callsOf(form).removeItem(id, which)
      : callsOf(form).changeItem(id, { quantity, scope: which }),
});

const replacementForm = scoped.extend({
  item: z.string().regex(/^\d+$/),
  productVariant: z.string().trim().min(1).max(255),
  quantity: z.int().min(1).max(9999),
  overlap: z.boolean(),
});

/**
 * Replaces a line by another format: the first submit returns a preview, confirming it applies the
 * change.
 */
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

const addItem = plainForm({
  name: 'addItem',
  texts,
  schema: z.object({
    productVariant: z.string().trim().min(1).max(60),
    quantity: typedCount.pipe(z.int().min(1).max(9999)),
    scope,
  }),
  fields: { productVariant: { control: 'variant' }, quantity: { control: 'count' } },
  send: (form: Given, input) => callsOf(form).addItem(input),
});

const pause = plainForm({
  name: 'pause',
  schema: z.object({ until: dayOrNone }),
  fields: { until: { isRequired: false } },
  send: (form: Given, { until }) => callsOf(form).pause(until),
});

const resume = plainForm({
  name: 'resume',
  schema: z.object({ date: dayOrNone }),
  fields: { date: { isRequired: false } },
  send: (form: Given, { date }) => callsOf(form).resume(date),
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
      const scopeOfIt = scoped.parse({ scope: form.data.get('scope') ?? undefined });
      return callsOf(form).address({ ...address, ...scopeOfIt });
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

const terminate = plainForm({
  name: 'terminate',
  schema: terminationRequest,
  fields: {
    wishedOn: { control: 'day', isRequired: false },
    ground: { control: 'choice', isRequired: false },
  },
  send: (form: Given, input) => callsOf(form).terminate(input),
});

/** A form of one button with a confirmation text. */
const press = (name: 'skip' | 'shipNow' | 'retry') =>
  plainForm({
    name,
    schema: z.object({}),
    send: async (form: Given) => {
      await callsOf(form)[name]();
    },
  });

const wholeOf = (data: FormData) => {
  const typed = String(data.get('quantity') ?? '').trim();
  return typed === '' ? undefined : Number(typed);
};

/** Actions of a subscription's page, by form name. */
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
  skip: press('skip'),
  shipNow: press('shipNow'),
  retry: press('retry'),
};

/** The forms of a subscription that are drawn from their schema. */
export const changeForms = shownForms(subscriptionIntents);
export type ChangeForms = typeof changeForms;
