import type { JobDefinition } from '#platform/jobs.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import { forgetFigures } from './forget-figures.ts';

/** Every night. */
export const forgetFiguresJob: JobDefinition<AppContext> = {
  name: 'forget-campaign-figures',
  schedule: '0 4 * * *',
  run: (appContext) => transact(appContext, forgetFigures),
};
