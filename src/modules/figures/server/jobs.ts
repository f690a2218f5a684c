import type { JobDefinition } from '#platform/jobs.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import { compareFigures } from './compare-figures.ts';
import { APART_S, keepFigures, keepFiguresPaced } from './keep-figures.ts';

/** For the derivation that serves what happened too soon after the last one. */
const AGAIN = { again: true };

/**
 * Something happened that the figures count; every five minutes besides, for what nobody announced. Each
 * event has its job, and those of a busy time share a derivation: it begins within seconds of the last of them.
 */
export const keepFiguresJob: JobDefinition<AppContext, object> = {
  name: 'keep-figures',
  schedule: '*/5 * * * *',
  dueWithinSeconds: 1,
  run: (appContext, said) =>
    transact(appContext, async (work) => {
      const isEvent = Object.keys(said).length > 0 && !('again' in said);
      if (!isEvent) await keepFigures(work);
      else if ((await keepFiguresPaced(work)) === 'later')
        await appContext.jobs.send(work.tx, keepFiguresJob.name, AGAIN, { afterSeconds: APART_S });
    }),
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
