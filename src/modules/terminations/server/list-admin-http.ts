import { z } from '@hono/zod-openapi';
import { sheetOf } from '#kit/sheet.ts';
import { type AdminEnv, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { errorResponses, ldResponse } from '#platform/http/openapi.ts';
import { pagingOf } from '#platform/http/paging.ts';
import { words } from '#refusals.ts';
import { TERMINATION_STANDINGS, teamTerminationShape } from '../admin-contracts.ts';
import { listTerminations, type TeamTermination } from './list-for-team.ts';

const tags = ['Subscriptions'];
const filter = z.object({
  search: z.string().max(200).optional().openapi({ description: 'A code, a name or an e-mail' }),
  reason: z.string().max(60).optional(),
  standing: z.enum(TERMINATION_STANDINGS).optional(),
  from: z.iso.date().optional().openapi({ description: 'Received from this civil day on' }),
  to: z.iso.date().optional(),
});
const MOST_LINES = 100_000;

const listing = adminRoute('subscriptions.read', {
  method: 'get',
  path: '/admin/terminations',
  operationId: 'listTerminations',
  summary:
    'Contracts that were given up: when it was received, when it ends, whether it is confirmed',
  tags,
  request: { query: filter.extend({ page: z.string().optional() }) },
  responses: {
    200: ldResponse(
      z
        .object({ 'hydra:member': z.array(teamTerminationShape), 'hydra:totalItems': z.int() })
        .loose(),
      'A collection',
    ),
    ...errorResponses(400, 422),
  },
});
const sheet = adminRoute('orders.people', {
  method: 'get',
  path: '/admin/terminations.csv',
  operationId: 'getTerminationsSheet',
  summary: 'The same, as a sheet',
  tags,
  request: { query: filter },
  responses: {
    200: { description: 'A sheet', content: { 'text/csv': { schema: z.string() } } },
    ...errorResponses(400, 422),
  },
});

const instant = (at: Date) =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime())
    .toZonedDateTimeISO('Europe/Paris')
    .toString({ timeZoneName: 'never', smallestUnit: 'second' });

const present = ({ receivedAt, confirmedAt, ...termination }: TeamTermination) => ({
  '@type': 'Termination' as const,
  ...termination,
  receivedAt: instant(receivedAt),
  confirmedAt: confirmedAt && instant(confirmedAt),
});

const COLUMNS = [
  ...(['reference', 'source', 'contract', 'name', 'email', 'receivedAt', 'wishedOn'] as const),
  ...(['reason', 'endsOn', 'confirmedAt'] as const),
];
const HEADINGS = [
  'Référence',
  'Origine',
  'Contrat',
  'Client',
  'E-mail',
  'Reçue le',
  'Date souhaitée',
  'Motif',
  'Prend effet le',
  'Confirmation envoyée le',
];

/** What the team reads of the ends of contracts. */
export const listRoutes = apiRoutes<AdminEnv>(words)
  .openapi(listing, async (c) => {
    const { db, clock } = c.var.machine;
    const paging = pagingOf(c);
    const { rows, total } = await listTerminations(db, c.req.valid('query'), clock.today(), paging);
    return ld(c, collection(c, 'Termination', rows.map(present), total, paging));
  })
  .openapi(sheet, async (c) => {
    const { db, clock } = c.var.machine;
    const whole = { offset: 0, itemsPerPage: MOST_LINES };
    const { rows } = await listTerminations(db, c.req.valid('query'), clock.today(), whole);
    const lines = rows.map(present).map((row) => COLUMNS.map((column) => row[column]));
    return c.body(sheetOf([HEADINGS, ...lines]), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="resiliations.csv"',
      'cache-control': 'private, no-store',
    });
  });
