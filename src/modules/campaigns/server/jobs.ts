import type { JobDefinition } from '#platform/jobs.ts';
import { transact } from '#platform/work.ts';
import type { Machine } from '#schema.ts';
import { forgetFigures } from './forget-figures.ts';

/** Every night. */
export const forgetFiguresJob: JobDefinition<Machine> = {
  name: 'forget-campaign-figures',
  schedule: '0 4 * * *',
  run: (machine) => transact(machine, forgetFigures),
};
