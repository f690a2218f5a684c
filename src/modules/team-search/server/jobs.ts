import type { JobDefinition } from '#platform/jobs.ts';
import type { AppContext } from '#registry/schema.ts';
import { compareDocuments, PARTS, refreshDocuments } from './compare-documents.ts';

/**
 * Every night: compares documents with their sources. Triggers keep them up to date; differences caused by a restored
 * table or a manual statement are repaired and logged.
 */
export const compareTeamSearchJob: JobDefinition<AppContext> = {
  name: 'compare-team-search',
  schedule: '20 4 * * *',
  async run({ db, clock, log }) {
    const wrong = await compareDocuments(db, clock.today().dayOfYear % PARTS);
    await refreshDocuments(db, wrong);
    if (wrong.length > 0) log.warn({ wrong: wrong.length }, 'documents of the team search mended');
  },
};
