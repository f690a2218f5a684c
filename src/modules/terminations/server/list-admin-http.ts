import { sheetOf } from '#kit/sheet.ts';
import { type AdminEnv, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { pagingOf } from '#platform/http/paging.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../admin-operations.ts';
import { listTerminations, type TeamTermination } from './list-for-team.ts';

const MOST_LINES = 100_000;

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
  'reference',
  'source',
  'contract',
  'name',
  'email',
  'receivedAt',
  'wishedOn',
  'reason',
  'endsOn',
  'confirmedAt',
] as const;
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
  .openapi(adminRoute(operations.listTerminations), async (c) => {
    const { db, clock } = c.var.appContext;
    const paging = pagingOf(c);
    const { rows, total } = await listTerminations(db, c.req.valid('query'), clock.today(), paging);
    return ld(c, collection(c, 'Termination', rows.map(present), total, paging));
  })
  .openapi(adminRoute(operations.getTerminationsSheet), async (c) => {
    const { db, clock } = c.var.appContext;
    const whole = { offset: 0, itemsPerPage: MOST_LINES };
    const { rows } = await listTerminations(db, c.req.valid('query'), clock.today(), whole);
    const lines = rows.map(present).map((row) => COLUMNS.map((column) => row[column]));
    return c.body(sheetOf([HEADINGS, ...lines]), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="resiliations.csv"',
      'cache-control': 'private, no-store',
    });
  });
