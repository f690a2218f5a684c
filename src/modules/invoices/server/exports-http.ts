import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { refuseFields } from '#kit/refusal.ts';
import { type AdminEnv, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { errorResponses } from '#platform/http/openapi.ts';
import { words } from '#refusals.ts';
import { daysOf } from './admin-http.ts';
import { closingsCsv, dailyTotalsCsv, ossReturnCsv } from './csv.ts';

const exported = <P extends string, Q extends z.ZodObject>(
  path: P,
  { operationId, summary, query }: { operationId: string; summary: string; query: Q },
) =>
  adminRoute('finance.read', {
    method: 'get',
    path: `/admin/exports/${path}` as const,
    operationId,
    summary,
    tags: ['Documents'],
    request: { query },
    responses: {
      200: {
        description: 'Cells set apart by semicolons, amounts in euros',
        content: { 'text/csv': { schema: z.string() } },
      },
      ...errorResponses(400, 422),
    },
  });

const oss = exported('oss-return', {
  operationId: 'exportOssReturn',
  summary: 'The one-stop-shop return of a quarter',
  query: z.object({ quarter: z.string().max(20).openapi({ example: '2026-Q4' }) }),
});
const daily = exported('daily-totals', {
  operationId: 'exportDailyTotals',
  summary: 'Totals by day, country and rate: e-reporting',
  query: z.object({ from: z.iso.date(), to: z.iso.date() }),
});
const closings = exported('closings', {
  operationId: 'exportClosings',
  summary: 'The sealed totals of each day, month or year',
  query: z.object({ kind: z.enum(['day', 'month', 'year']) }),
});

const file = (c: Context, name: string, lines: readonly string[]) =>
  c.body(lines.map((line) => `${line}\r\n`).join(''), 200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}.csv"`,
    'cache-control': 'private, no-store',
  });

/** What accountants take away, as files. */
export const exportRoutes = apiRoutes<AdminEnv>(words)
  .openapi(oss, async (c) => {
    const { quarter } = c.req.valid('query');
    const lines = await ossReturnCsv(c.var.machine.db, quarter);
    if (!lines) throw refuseFields([{ propertyPath: 'quarter', code: 'invalid' }]);
    return file(c, `oss-${quarter}`, lines);
  })
  .openapi(daily, async (c) => {
    const days = daysOf(c.req.valid('query'));
    const lines = await dailyTotalsCsv(c.var.machine.db, days);
    return file(c, `e-reporting-${days.from}-${days.to}`, lines);
  })
  .openapi(closings, async (c) => {
    const { kind } = c.req.valid('query');
    return file(c, `clotures-${kind}`, await closingsCsv(c.var.machine.db, kind));
  });
