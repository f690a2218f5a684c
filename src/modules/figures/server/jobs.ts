import type { JobDefinition } from '#platform/jobs.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import { compareFigures } from './compare-figures.ts';
import { FUNNEL_DAYS } from './derive-funnel.ts';
import { sendFigureMails } from './figure-mails.ts';
import { APART_S, keepFigures, keepFiguresPaced, keepFunnel } from './keep-figures.ts';

/** Payload of the deferred job, for events too soon after the last run. */
const AGAIN = { again: true };

/** Days of carts counted every five minutes: yesterday too, for orders placed after midnight. */
const FUNNEL_LATEST = 2;

/**
 * Runs after events that affect the figures, and every five minutes for changes without an event.
 * Each event queues a job, but at busy times one run serves many: it starts within seconds of the
 * last event.
 */
export const keepFiguresJob: JobDefinition<AppContext, object> = {
  name: 'keep-figures',
  schedule: '*/5 * * * *',
  dueWithinSeconds: 1,
  run: (appContext, said) =>
    transact(appContext, async (work) => {
      const isEvent = Object.keys(said).length > 0 && !('again' in said);
      if (!isEvent) {
        await keepFigures(work);
        if (!('again' in said)) await keepFunnel(work, FUNNEL_LATEST);
      }
      if (isEvent && (await keepFiguresPaced(work)) === 'later')
        await appContext.jobs.send(work.tx, keepFiguresJob.name, AGAIN, { afterSeconds: APART_S });
    }),
};

/** Monday mornings, or later that day if the shop was stopped; each week is sent once. */
export const sendFigureMailsJob: JobDefinition<AppContext> = {
  name: 'send-figure-mails',
  schedule: '10 7,12 * * 1',
  run: (appContext) => transact(appContext, (work) => sendFigureMails(work, appContext.db)),
};

/** Every hour: compares the figures with orders and ledger, to the cent. */
export const compareFiguresJob: JobDefinition<AppContext> = {
  name: 'compare-figures',
  schedule: '35 * * * *',
  run: async (appContext) => {
    const differences = await transact(appContext, async (work) => {
      await keepFigures(work);
      await keepFunnel(work, FUNNEL_DAYS);
      return compareFigures(work);
    });
    for (const difference of differences)
      appContext.log.error({ difference }, 'a figure does not agree with what it is made of');
  },
};
