import { inParis } from '#kit/dates.ts';
import { refuse } from '#kit/refusal.ts';
import { sheetOf } from '#kit/sheet.ts';
import {
  fetchLabels,
  fetchMissingFiles,
  findAccepted,
  findLabelFiles,
  hasLabelServices,
} from '#modules/carriers/server/index.ts';
import { type AdminEnv, actAsStaff, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { transact } from '#platform/unit-of-work.ts';
import { words } from '#registry/refusals.ts';
import type { AppContext } from '#registry/schema.ts';
import * as operations from '../admin-operations.ts';
import { closeWave } from './close-wave.ts';
import { drawWaveDocuments, ownLabels } from './draw-documents.ts';
import { drawManifest } from './draw-manifest.ts';
import { findManifest } from './find-manifest.ts';
import { findMembers, findWave, listOpenWaves } from './find-wave.ts';
import { importLabels } from './import-labels.ts';
import { makeLabels } from './make-labels.ts';
import { openWave } from './open-wave.ts';
import { packInWave } from './pack-in-wave.ts';
import { pickInWave } from './pick-in-wave.ts';
import { ordersToPrint, recordLabelPrints } from './print-labels.ts';
import { sendWave } from './processes/send-wave.ts';
import { readWave } from './read-wave.ts';
import { findVoidable, voidWaveLabels } from './void-wave-labels.ts';

/** How long a request waits for the carriers; a job continues with the rest. */
const LABEL_WAIT_MS = 20_000;

/**
 * Ids of the orders of a wave, in packing order.
 * @throws Refusal `wave.unknown`
 */
async function readMemberIds({ db }: AppContext, id: number): Promise<number[]> {
  await findWave(db, id);
  return (await findMembers(db, id)).map(({ orderId }) => orderId);
}

/**
 * The parcels one carrier got on a civil day.
 * @throws Refusal `manifest.empty`
 */
async function readCarrier({ db }: AppContext, date: string, method: string) {
  const { carriers } = await findManifest(db, Temporal.PlainDate.from(date));
  const carrier = carriers.find(({ methodCode }) => methodCode === method);
  if (!carrier) throw refuse('manifest.empty');
  return carrier;
}

/** Routes for waves, which are groups of orders packed together. */
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
    const { appContext } = c.var;
    const { db, clock } = appContext;
    const id = Number(c.req.valid('param').id);
    const orderIds = await readMemberIds(appContext, id);
    await fetchMissingFiles(appContext, orderIds);
    const [wave, labels] = [
      await readWave(db, id, clock.today()),
      await findLabelFiles(db, orderIds),
    ];
    const only = c.req.valid('query').order;
    const orders = ordersToPrint(wave, only);
    const now = new Date(clock.now().epochMilliseconds);
    const file = await drawWaveDocuments(wave, labels, now, only);
    await transact(appContext, (work) =>
      recordLabelPrints(work, c.var.staff.name, id, { orders, format: 'pdf' }),
    );
    return c.body(new Uint8Array(file), 200, {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="vague-${wave.id}.pdf"`,
      'cache-control': 'private, no-store',
    });
  })
  .openapi(adminRoute(operations.labelWave), async (c) => {
    const { appContext } = c.var;
    const asksCarriers = hasLabelServices(appContext);
    // In production, tracking numbers come from the carriers.
    if (appContext.config.isProduction && !asksCarriers) throw refuse('wave.no_carrier');
    const { id } = c.req.valid('param');
    await actAsStaff(c, { action: 'wave.labelled', subject: id }, (work) =>
      makeLabels(work, c.var.staff.name, Number(id), asksCarriers),
    );
    if (asksCarriers) {
      const orderIds = (await findMembers(appContext.db, Number(id))).map((one) => one.orderId);
      await fetchLabels(appContext, { orderIds, limitMs: LABEL_WAIT_MS });
    }
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.voidWaveLabels), async (c) => {
    const id = Number(c.req.valid('param').id);
    const { number } = c.req.valid('json');
    const { appContext } = c.var;
    // Carriers are asked before the transaction.
    const accepted = await findAccepted(appContext, await findVoidable(appContext.db, id, number));
    const auditedAction = { action: 'order.labels_voided', subject: number, detail: { wave: id } };
    await actAsStaff(c, auditedAction, (work) => voidWaveLabels(work, id, number, accepted));
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.getWavePrinterLabels), async (c) => {
    const { appContext } = c.var;
    const { clock, db } = appContext;
    const id = Number(c.req.valid('param').id);
    const files = await findLabelFiles(db, await readMemberIds(appContext, id));
    const wave = await readWave(db, id, clock.today());
    const orders = ordersToPrint(wave, c.req.valid('query').order);
    const zpl = orders.flatMap((order) =>
      ownLabels(order).flatMap((number) => {
        const file = files.find(({ trackingNumber }) => trackingNumber === number);
        return file?.format === 'zpl' && file.content ? [file.content] : [];
      }),
    );
    await transact(appContext, (work) =>
      recordLabelPrints(work, c.var.staff.name, id, { orders, format: 'zpl' }),
    );
    return c.body(new Uint8Array(Buffer.concat(zpl)), 200, {
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="vague-${c.req.valid('param').id}.zpl"`,
      'cache-control': 'private, no-store',
    });
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
    const packed = c.req.valid('json');
    const { number } = packed;
    const id = Number(c.req.valid('param').id);
    await actAsStaff(c, { action: 'order.packed', subject: number, detail: { wave: id } }, (work) =>
      packInWave(work, c.var.staff.name, id, packed),
    );
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.pickInWave), async (c) => {
    const { id } = c.req.valid('param');
    const goods = c.req.valid('json');
    const detail = { variant: goods.variantCode, lot: goods.lot, pieces: goods.taken };
    await actAsStaff(c, { action: 'wave.picked', subject: id, detail }, (work) =>
      pickInWave(work, c.var.staff.name, Number(id), goods),
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
  })
  .openapi(adminRoute(operations.getManifest), async (c) => {
    const { db, clock } = c.var.appContext;
    const { date } = c.req.valid('param');
    const day = date === 'today' ? clock.today() : Temporal.PlainDate.from(date);
    return ld(c, await findManifest(db, day));
  })
  .openapi(adminRoute(operations.getManifestSheet), async (c) => {
    const { date, method } = c.req.valid('param');
    const { parcels } = await readCarrier(c.var.appContext, date, method);
    const lines = sheetOf([
      ['parcel', 'orders', 'name', 'postcode', 'city', 'country', 'grams'],
      ...parcels.map(({ trackingNumber, numbers, name, postcode, city, countryCode, grams }) => [
        trackingNumber,
        numbers.join(' '),
        name,
        postcode,
        city,
        countryCode,
        grams === null ? null : String(grams),
      ]),
    ]);
    return c.body(lines, 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="remise-${date}-${method}.csv"`,
      'cache-control': 'private, no-store',
    });
  })
  .openapi(adminRoute(operations.getManifestFile), async (c) => {
    const { appContext } = c.var;
    const { date, method } = c.req.valid('param');
    const carrier = await readCarrier(appContext, date, method);
    const now = new Date(appContext.clock.now().epochMilliseconds);
    return c.body(new Uint8Array(await drawManifest(carrier, date, now)), 200, {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="remise-${date}-${method}.pdf"`,
      'cache-control': 'private, no-store',
    });
  });
