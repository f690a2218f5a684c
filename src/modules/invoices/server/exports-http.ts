import type { Context } from 'hono';
import { refuseFields } from '#kit/refusal.ts';
import { type AdminEnv, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../admin-operations.ts';
import { daysOf } from './admin-http.ts';
import { closingsCsv, dailyTotalsCsv, ossReturnCsv } from './csv.ts';
import { documentsZip } from './documents-zip.ts';

const file = (c: Context, name: string, lines: readonly string[]) =>
  c.body(lines.map((line) => `${line}\r\n`).join(''), 200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}.csv"`,
    'cache-control': 'private, no-store',
  });

/** Exports for accountants. */
export const exportRoutes = apiRoutes<AdminEnv>(words)
  .openapi(adminRoute(operations.exportOssReturn), async (c) => {
    const { quarter } = c.req.valid('query');
    const lines = await ossReturnCsv(c.var.appContext.db, quarter);
    if (!lines) throw refuseFields([{ propertyPath: 'quarter', code: 'invalid' }]);
    return file(c, `oss-${quarter}`, lines);
  })
  .openapi(adminRoute(operations.exportDailyTotals), async (c) => {
    const days = daysOf(c.req.valid('query'));
    const lines = await dailyTotalsCsv(c.var.appContext.db, days);
    return file(c, `e-reporting-${days.from}-${days.to}`, lines);
  })
  .openapi(adminRoute(operations.exportClosings), async (c) => {
    const { kind } = c.req.valid('query');
    return file(c, `clotures-${kind}`, await closingsCsv(c.var.appContext.db, kind));
  })
  .openapi(adminRoute(operations.exportDocuments), async (c) => {
    const days = daysOf(c.req.valid('query'));
    return c.body(await documentsZip(c.var.appContext, days), 200, {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="documents-${days.from}-${days.to}.zip"`,
      'cache-control': 'private, no-store',
    });
  });
