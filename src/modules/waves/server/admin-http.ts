import { inParis } from '#kit/dates.ts';
import { refuse } from '#kit/refusal.ts';
import { type AdminEnv, actAsStaff, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../admin-operations.ts';
import { closeWave } from './close-wave.ts';
import { drawWaveDocuments } from './draw-documents.ts';
import { listOpenWaves } from './find-wave.ts';
import { importLabels } from './import-labels.ts';
import { makeLabels } from './make-labels.ts';
import { openWave } from './open-wave.ts';
import { packInWave } from './pack-in-wave.ts';
import { sendWave } from './processes/send-wave.ts';
import { readWave } from './read-wave.ts';

/** Orders that are packed together. */
export const waveRoutes = apiRoutes<AdminEnv>(words)
  .openapi(adminRoute(operations.listWaves), async (c) => {
    const found = await listOpenWaves(c.var.appContext.db);
    const shown = found.map(({ openedAt, ...wave }) => ({
      '@id': `/api/v2/admin/waves/${wave.id}`,
      '@type': 'Wave' as const,
      ...wave,
      openedAt: inParis(openedAt),
    }));
    return ld(c, collection(c, 'Wave', shown));
  })
  .openapi(adminRoute(operations.openWave), async (c) => {
    const wanted = c.req.valid('json');
    const { method, due, variant, most } = wanted;
    const subject = [method, due, variant].filter(Boolean).join(' · ') || '—';
    const opened = await actAsStaff(
      c,
      { action: 'wave.opened', subject, detail: { most } },
      (work) => openWave(work, c.var.staff.name, wanted),
    );
    return ld(
      c,
      { '@id': `/api/v2/admin/waves/${opened ?? ''}`, '@type': 'Wave', id: opened },
      201,
    );
  })
  .openapi(adminRoute(operations.getWave), async (c) => {
    const { db, clock } = c.var.appContext;
    return ld(c, await readWave(db, Number(c.req.valid('param').id), clock.today()));
  })
  .openapi(adminRoute(operations.getWaveDocuments), async (c) => {
    const { db, clock } = c.var.appContext;
    const wave = await readWave(db, Number(c.req.valid('param').id), clock.today());
    const file = await drawWaveDocuments(wave, new Date(clock.now().epochMilliseconds));
    return c.body(new Uint8Array(file), 200, {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="vague-${wave.id}.pdf"`,
      'cache-control': 'private, no-store',
    });
  })
  .openapi(adminRoute(operations.labelWave), async (c) => {
    // A production shop has its numbers from its carriers, and none of them speaks here yet.
    if (c.var.appContext.config.isProduction) throw refuse('wave.no_carrier');
    const { id } = c.req.valid('param');
    await actAsStaff(c, { action: 'wave.labelled', subject: id }, (work) =>
      makeLabels(work, c.var.staff.name, Number(id)),
    );
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.importWaveLabels), async (c) => {
    const { id } = c.req.valid('param');
    const { lines } = c.req.valid('json');
    const auditedAction = { action: 'wave.labelled', subject: id, detail: { lines: lines.length } };
    await actAsStaff(c, auditedAction, (work) =>
      importLabels(work, c.var.staff.name, Number(id), lines),
    );
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.packInWave), async (c) => {
    const { number, lots } = c.req.valid('json');
    const id = Number(c.req.valid('param').id);
    await actAsStaff(c, { action: 'order.packed', subject: number, detail: { wave: id } }, (work) =>
      packInWave(work, c.var.staff.name, id, { number, lots }),
    );
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.sendWave), async (c) => {
    const id = Number(c.req.valid('param').id);
    const departure = await sendWave(c.var.appContext, c.var.staff, id);
    return ld(c, {
      '@id': `/api/v2/admin/waves/${id}/departures`,
      '@type': 'WaveDeparture',
      ...departure,
    });
  })
  .openapi(adminRoute(operations.closeWave), async (c) => {
    const { id } = c.req.valid('param');
    await actAsStaff(c, { action: 'wave.closed', subject: id }, (work) =>
      closeWave(work, Number(id)),
    );
    return c.body(null, 204);
  });
