import { type AdminEnv, actAsStaff, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { ld } from '#platform/http/ld-json.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../admin-operations.ts';
import { noteStatement, subjectOf } from './note-statement.ts';
import { presentStatement } from './present-statement.ts';

/** Bank statements, matched with the orders they pay (O-24). */
export const bankRoutes = apiRoutes<AdminEnv>(words)
  .openapi(adminRoute(operations.readBankStatement), async (c) =>
    ld(c, await presentStatement(c.var.appContext.db, c.req.valid('json').text)),
  )
  .openapi(adminRoute(operations.noteBankStatement), async (c) => {
    const chosen = c.req.valid('json');
    const subjects = [...new Set(chosen.choices.map(subjectOf))];
    const detail = { lines: chosen.choices.length, orders: subjects };
    const [subject = ''] = subjects;
    await actAsStaff(c, { action: 'statement.noted', subject, detail }, (work) =>
      noteStatement(work, chosen),
    );
    return c.body(null, 204);
  });
