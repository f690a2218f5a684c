import type { JobDefinition } from '#platform/jobs.ts';
import { momentBefore } from '#platform/moment-before.ts';
import { transact } from '#platform/unit-of-work.ts';
import { retention } from '#registry/retention.ts';
import type { AppContext } from '#registry/schema.ts';

/** Every night: imports older than the undo period can no longer be undone, and their undo data is deleted. */
export const forgetBroughtJob: JobDefinition<AppContext> = {
  name: 'forget-brought',
  schedule: '40 4 * * *',
  run: async (appContext) => {
    await transact(appContext, async ({ tx, now }) => {
      await tx
        .deleteFrom('sheet_imports')
        .where('kind', 'in', ['people', 'cards'])
        .where('applied_at', '<', momentBefore(now, retention.brought))
        .execute();
    });
  },
};
