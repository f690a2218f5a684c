import { listRoute } from '#modules/staff/server/index.ts';
import * as operations from '../../admin-operations.ts';
import { findConcerned } from '../find-lots.ts';
import { presentRecall } from '../present-recalls.ts';
import { listRecalls } from '../start-recall.ts';

const MOST_RECALLS = 30;

export const recalls = listRoute(
  operations.listRecalls,
  'Recall',
  async ({ appContext: { db } }) => {
    const found = await listRecalls(db, MOST_RECALLS);
    const rows = await Promise.all(
      found.map(async (recall) =>
        presentRecall(recall, await findConcerned(db, recall.id, recall)),
      ),
    );
    return { rows };
  },
);
