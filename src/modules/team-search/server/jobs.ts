import type { JobDefinition } from '#platform/jobs.ts';
import type { AppContext } from '#registry/schema.ts';
import { compareDocuments, PARTS, refreshDocuments } from './compare-documents.ts';

/**
 * Every night: what the team finds is compared with what it is made of. Triggers keep it; what a restored table or
 * a statement by hand left wrong is mended, and said in the log.
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
