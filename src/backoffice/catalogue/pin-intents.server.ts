import { z } from 'zod';
import { pinInput } from '#modules/search/admin-contracts.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { pinCalls } from '#services/admin/search.ts';
import { plainForm } from '../form/plain-form.server.ts';
import type { OfficeIntent } from '../parts/answer-intent.server.ts';
import { pinFields } from './pin-fields.ts';

const id = z.string().regex(/^\d{1,9}$/);

const savePin = plainForm({
  name: 'savePin',
  schema: z.object({
    ...pinInput.pick({ language: true, typed: true, products: true }).shape,
    endsOn: z.union([z.literal(''), z.iso.date()]).meta({ control: 'day' }),
    isOn: z.literal('1').optional(),
    id: z.union([z.literal(''), id]),
  }),
  fields: {
    language: { isRequired: true },
    products: { control: 'products' },
    endsOn: { isRequired: false },
  },
  current: async ({ admin, data }) => {
    const { members } = await pinCalls(admin).list();
    const pin = members.find((one) => String(one.id) === data.get('id'));
    return pin ? pinFields(pin) : {};
  },
  send: ({ admin, key }, { id, isOn, endsOn, ...given }) => {
    const pin = { ...given, isOn: isOn === '1', endsOn: endsOn === '' ? null : endsOn };
    return id === '' ? pinCalls(admin).add(pin, key) : pinCalls(admin).change(id, pin, key);
  },
});

const removePin: OfficeIntent = ({ admin, data, key }) =>
  submitForm({
    form: 'removePin',
    data,
    schema: z.object({ id }),
    send: ({ id }) => pinCalls(admin).remove(id, key),
  });

/** Actions on pinned search results, by form name. */
export const pinIntents = { savePin, removePin };
