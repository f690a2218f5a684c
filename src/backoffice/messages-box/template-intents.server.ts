import { z } from 'zod';
import { templateInput } from '#modules/contact/admin-contracts.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { templateCalls } from '#services/admin/messages.ts';
import { type FormOf, plainForm } from '../form/plain-form.server.ts';
import type { OfficeIntent } from '../parts/answer-intent.server.ts';

const id = z.string().regex(/^\d{1,9}$/);

const saveTemplate = plainForm({
  name: 'saveTemplate',
  schema: templateInput.extend({ id: z.union([z.literal(''), id]) }),
  send: ({ admin, key }: FormOf<object>, { id, ...given }) =>
    id === '' ? templateCalls(admin).add(given, key) : templateCalls(admin).change(id, given, key),
  current: async ({ admin, data }) => {
    const { members } = await templateCalls(admin).list();
    const template = members.find((one) => String(one.id) === data.get('id'));
    return template ? { title: template.title, text: template.text } : {};
  },
});

const removeTemplate: OfficeIntent = ({ admin, data, key }) =>
  submitForm({
    form: 'removeTemplate',
    data,
    schema: z.object({ id }),
    send: ({ id }) => templateCalls(admin).remove(id, key),
  });

/** Actions on reply templates, by form name. */
export const templateIntents = {
  saveTemplate,
  removeTemplate,
};
