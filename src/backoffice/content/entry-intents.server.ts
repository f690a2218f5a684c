import { redirect } from 'react-router';
import { z } from 'zod';
import { renamedEntry } from '#modules/content/admin-contracts.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { contentCalls } from '#services/admin/content.ts';
import type { OfficeIntent } from '../parts/answer-intent.server.ts';
import { officePaths } from '../paths.ts';

interface OfEntry {
  id: string;
}

const renameEntry: OfficeIntent<OfEntry> = ({ admin, id, data, key }) =>
  submitForm({
    form: 'renameEntry',
    data,
    schema: renamedEntry,
    input: { slug: data.get('slug'), redirect: data.has('redirect') },
    send: async (body) => {
      await contentCalls(admin).rename(id, body, key);
      throw redirect(officePaths.content(id, 'adresse'));
    },
  });

const withdrawEntry: OfficeIntent<OfEntry> = ({ admin, id, data, key }) =>
  submitForm({
    form: 'withdrawEntry',
    data,
    schema: z.object({}),
    send: async () => {
      await contentCalls(admin).withdraw(id, key);
      throw redirect(officePaths.content(id, 'retire'));
    },
  });

/** What can be done beside the text itself, by the name of its form. */
export const entryIntents = { renameEntry, withdrawEntry };
