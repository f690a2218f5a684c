import type { JobDefinition } from '#platform/jobs.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import { forgetLinks } from './links.ts';

/** Every night: deletes expired links. */
export const forgetVetLinksJob: JobDefinition<AppContext> = {
  name: 'forget-vet-links',
  schedule: '35 4 * * *',
  run: async (appContext) => {
    await transact(appContext, forgetLinks);
  },
};
