import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../admin-operations.ts';
import { isSearched, savedQuery } from '../rules/index.ts';
import type { AdminEnv } from './admin-env.ts';
import { actAsStaff } from './http/act-as-staff.ts';
import { ownRoute } from './http/admin-route.ts';
import { changeView, listSavedViews, removeView, saveView } from './saved-views.ts';

/** Routes for saved views and exports of lists, for every role. */
export const savedViewRoutes = apiRoutes<AdminEnv>(words)
  .openapi(ownRoute(operations.listSavedViews), async (c) => {
    const { appContext, staff } = c.var;
    const views = await listSavedViews(appContext.db, staff, c.req.valid('query').list);
    return ld(c, collection(c, 'SavedView', views));
  })
  .openapi(ownRoute(operations.saveView), async (c) => {
    const { staff } = c.var;
    const draft = c.req.valid('json');
    const auditedAction = {
      action: 'view.saved',
      subject: draft.list,
      detail: { isShared: draft.isShared },
    };
    await actAsStaff(c, auditedAction, (work) => saveView(work, staff, draft));
    return c.body(null, 204);
  })
  .openapi(ownRoute(operations.changeSavedView), async (c) => {
    const { staff } = c.var;
    const { id } = c.req.valid('param');
    const change = c.req.valid('json');
    const auditedAction = {
      action: 'view.changed',
      subject: String(id),
      detail: { isShared: change.isShared },
    };
    await actAsStaff(c, auditedAction, (work) => changeView(work, staff, id, change));
    return c.body(null, 204);
  })
  .openapi(ownRoute(operations.removeSavedView), async (c) => {
    const { staff } = c.var;
    const { id } = c.req.valid('param');
    const auditedAction = { action: 'view.removed', subject: String(id) };
    await actAsStaff(c, auditedAction, (work) => removeView(work, staff, id));
    return c.body(null, 204);
  })
  .openapi(ownRoute(operations.recordListExport), async (c) => {
    const { list, query, rows } = c.req.valid('json');
    const auditedAction = {
      action: 'list.exported',
      subject: list,
      detail: {
        list,
        rows,
        filter: savedQuery(query) || null,
        searched: isSearched(query) || null,
      },
    };
    await actAsStaff(c, auditedAction, async () => true);
    return c.body(null, 204);
  });
