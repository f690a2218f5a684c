import * as operations from '../../admin-operations.ts';
import { findSubjects } from '../find-subjects.ts';
import { listRoute } from '../http/list-route.ts';
import { presentAction } from '../present.ts';
import { listStaffActions } from '../queries.ts';

export const actions = listRoute(
  operations.listStaffActions,
  'StaffAction',
  async ({ appContext: { db }, query, paging }) => {
    const found = await listStaffActions(db, query, paging);
    const pages = await findSubjects(db, found.actions);
    const rows = found.actions.map((action) => presentAction(action, pages.get(action.id)));
    return { rows, total: found.total };
  },
);
