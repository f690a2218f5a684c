import type { JobDefinition } from '#platform/jobs.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import { compareFigures } from './compare-figures.ts';
import { keepFigures } from './keep-figures.ts';

/** Something happened that the figures count; every five minutes besides, for what nobody announced. */
export const keepFiguresJob: JobDefinition<AppContext, object> = {
  name: 'keep-figures',
  schedule: '*/5 * * * *',
  run: async (appContext) => {
    await transact(appContext, keepFigures);
  },
};

/** Every hour: do the figures agree with orders and ledger, to the cent? */
export const compareFiguresJob: JobDefinition<AppContext> = {
  name: 'compare-figures',
  schedule: '35 * * * *',
  run: async (appContext) => {
    const differences = await transact(appContext, async (work) => {
      await keepFigures(work);
      return compareFigures(work);
    });
    for (const difference of differences)
      appContext.log.error({ difference }, 'a figure does not agree with what it is made of');
  },
};
