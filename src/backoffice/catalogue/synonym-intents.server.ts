import { z } from 'zod';
import { synonymInput } from '#modules/search/admin-contracts.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { synonymCalls } from '#services/admin/search.ts';
import { plainForm } from '../form/plain-form.server.ts';
import type { OfficeIntent } from '../parts/answer-intent.server.ts';

const id = z.string().regex(/^\d{1,9}$/);

const saveSynonym = plainForm({
  name: 'saveSynonym',
  schema: synonymInput.extend({ id: z.union([z.literal(''), id]) }),
  fields: { language: { isRequired: true } },
  current: async ({ admin, data }) => {
    const { members } = await synonymCalls(admin).list();
    const synonym = members.find((one) => String(one.id) === data.get('id'));
    return synonym
      ? { language: synonym.language, typed: synonym.typed, meant: synonym.meant }
      : {};
  },
  send: ({ admin, key }, { id, ...given }) =>
    id === '' ? synonymCalls(admin).add(given, key) : synonymCalls(admin).change(id, given, key),
});

const removeSynonym: OfficeIntent = ({ admin, data, key }) =>
  submitForm({
    form: 'removeSynonym',
    data,
    schema: z.object({ id }),
    send: ({ id }) => synonymCalls(admin).remove(id, key),
  });

/** Actions on search synonyms, by form name. */
export const synonymIntents = { saveSynonym, removeSynonym };
