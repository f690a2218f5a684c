import { z } from 'zod';
import { synonymInput } from '#modules/search/admin-contracts.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { synonymCalls } from '#services/admin/search.ts';
import type { OfficeIntent } from '../parts/answer-intent.server.ts';
import { unlessChanged } from '../parts/unless-changed.server.ts';

const id = z.string().regex(/^\d{1,9}$/);

const saveSynonym: OfficeIntent = ({ admin, data, key }) =>
  submitForm({
    form: 'saveSynonym',
    data,
    schema: synonymInput.extend({ id: z.union([z.literal(''), id]) }),
    send: ({ id, ...given }) =>
      id === '' ? synonymCalls(admin).add(given, key) : synonymCalls(admin).change(id, given, key),
  });

const removeSynonym: OfficeIntent = ({ admin, data, key }) =>
  submitForm({
    form: 'removeSynonym',
    data,
    schema: z.object({ id }),
    send: ({ id }) => synonymCalls(admin).remove(id, key),
  });

/** What can be done with the words of the search, by the name of its form. */
export const synonymIntents = {
  saveSynonym: unlessChanged<object>(
    'saveSynonym',
    async ({ admin, data }) => {
      const { members } = await synonymCalls(admin).list();
      const synonym = members.find((one) => String(one.id) === data.get('id'));
      return synonym
        ? { language: synonym.language, typed: synonym.typed, meant: synonym.meant }
        : {};
    },
    saveSynonym,
  ),
  removeSynonym,
};
