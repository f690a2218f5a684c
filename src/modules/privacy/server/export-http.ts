import { toCivilDate } from '#kit/dates.ts';
import { refuse } from '#kit/refusal.ts';
import { idempotent, mustSignIn, type ShopEnv } from '#modules/channels/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { createRateLimit } from '#platform/http/rate-limit.ts';
import { route } from '#platform/http/route.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../operations.ts';
import { presentExport } from './present.ts';
import { findArchive, findExport, listExports } from './queries.ts';
import { requestExport } from './request-export.ts';

const DAY = 24 * 3600;
/** Each export reads every module and sends a mail. */
const limitExports = createRateLimit(10, DAY);

const idOf = (text: string): number => (/^\d{1,15}$/.test(text) ? Number(text) : 0);

/** Routes to export the caller's own data (contracts §2.9). */
export const exportRoutes = apiRoutes<ShopEnv>(words)
  .openapi(route(operations.requestDataExport), async (c) => {
    const { customerId } = mustSignIn(c);
    if (c.req.valid('param').id !== String(customerId)) throw refuse('customer.unknown');
    await limitExports(c, String(customerId));
    return idempotent(c, async (work) => {
      const requested = presentExport(await requestExport(work, customerId), work.now);
      return { status: 202, body: { '@context': '/api/v2/contexts/DataExport', ...requested } };
    });
  })
  .openapi(route(operations.listDataExports), async (c) => {
    const { customerId } = mustSignIn(c);
    const { db, clock } = c.var.appContext;
    const copies = await listExports(db, customerId);
    const shown = copies.map((copy) => presentExport(copy, clock.now()));
    return ld(c, collection(c, 'DataExport', shown));
  })
  .openapi(route(operations.getDataExport), async (c) => {
    const { customerId } = mustSignIn(c);
    const { db, clock } = c.var.appContext;
    const copy = await findExport(db, customerId, idOf(c.req.valid('param').id));
    if (!copy) throw refuse('export.unknown');
    const shown = presentExport(copy, clock.now());
    return ld(c, { '@context': '/api/v2/contexts/DataExport', ...shown });
  })
  .openapi(route(operations.downloadDataExport), async (c) => {
    const { customerId } = mustSignIn(c);
    const { db, clock } = c.var.appContext;
    const id = idOf(c.req.valid('param').id);
    const found = await findArchive(db, { customerId, id, now: clock.now() });
    if (!found) throw refuse('export.unknown');
    const day = toCivilDate(found.requestedAt.toTemporalInstant());
    return c.body(new Uint8Array(found.archive), 200, {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="gamelle-mes-donnees-${day}.zip"`,
    });
  });
