import type { Context } from 'hono';
import { refuse } from '#kit/refusal.ts';
import { mayDo } from '#modules/staff/rules/index.ts';
import { type AdminEnv, type AuditedAction, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { ld } from '#platform/http/ld-json.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../admin-operations.ts';
import { actOnOrder } from './act-on-order-http.ts';
import { addNote } from './add-note.ts';
import { holdOrder, letGo } from './attention.ts';
import { correctContents, voidParcel } from './correct-contents.ts';
import { correctParcel } from './correct-parcel.ts';
import { deliverParcels } from './deliver-parcels.ts';
import { nameParcelLots } from './name-parcel-lots.ts';
import { readOrderFile } from './order-file.ts';
import { readPlaced, tokenOf } from './placed-order.ts';
import { assertPointOpen } from './processes/reroute-parcel.ts';
import { recordLots, removeLot } from './record-lots.ts';
import { findCompanions, lockWithParcel } from './shared-parcel.ts';
import { shipParcels } from './ship-parcels.ts';
import { shipTogether } from './ship-together.ts';

type Act = Parameters<typeof actOnOrder>[2];

/** Acts on the order named in the request and returns its updated file. */
async function change(
  c: Context<AdminEnv>,
  auditedAction: AuditedAction,
  act: Act,
  lock?: Parameters<typeof actOnOrder>[3],
) {
  await actOnOrder(c, auditedAction, act, lock);
  return answerFile(c, auditedAction.subject);
}

async function answerFile(c: Context<AdminEnv>, number: string) {
  const { db, clock } = c.var.appContext;
  return ld(c, await readOrderFile(db, await readPlaced(db, number), clock.now()));
}

/** Routes by which the team dispatches orders and adds notes. */
export const sendingRoutes = apiRoutes<AdminEnv>(words)
  .openapi(adminRoute(operations.getOrderFile), (c) => answerFile(c, c.req.valid('param').number))
  .openapi(adminRoute(operations.sendParcels), async (c) => {
    const { appContext } = c.var;
    // The relay network is called before the transaction begins (REL-48).
    await assertPointOpen(appContext, await tokenOf(appContext.db, c.req.valid('param').number));
    const { lots, trackingNumbers, isLast, contents } = c.req.valid('json');
    const { number: subject } = c.req.valid('param');
    const auditedAction = { action: 'order.parcels_sent', subject, detail: { trackingNumbers } };
    const send: Act = async (work, order) => {
      const companions = await findCompanions(work.tx, [order.id]);
      const sent = await shipParcels(work, order, trackingNumbers, { isLast, lots, contents });
      // Orders that share its parcel leave with the last parcel, so they wait while more follow.
      if (sent.shippingState === 'shipped')
        await shipTogether(
          work,
          companions.get(order.id) ?? [],
          // If no new parcel left, they went in the one that had left before.
          trackingNumbers.length > 0
            ? trackingNumbers
            : (sent.shipment?.parcels ?? []).map((parcel) => parcel.trackingNumber),
        );
    };
    return change(c, auditedAction, send, lockWithParcel);
  })
  .openapi(adminRoute(operations.correctParcelNumber), async (c) => {
    const { number: subject, tracking: from } = c.req.valid('param');
    const { trackingNumber: to } = c.req.valid('json');
    const auditedAction = { action: 'order.parcel_corrected', subject, detail: { from, to } };
    return change(c, auditedAction, (work, order) => correctParcel(work, order, { from, to }));
  })
  .openapi(adminRoute(operations.correctParcelContents), (c) => {
    const { number: subject, tracking: trackingNumber } = c.req.valid('param');
    const { goods } = c.req.valid('json');
    const auditedAction = {
      action: 'order.contents_corrected',
      subject,
      detail: {
        trackingNumbers: [trackingNumber],
        pieces: goods.map(({ variantCode, quantity }) => `${quantity} × ${variantCode}`),
      },
    };
    return change(c, auditedAction, (work, order) =>
      correctContents(work, order, { trackingNumber, goods }),
    );
  })
  .openapi(adminRoute(operations.voidParcel), (c) => {
    const { number: subject, tracking } = c.req.valid('param');
    const auditedAction = {
      action: 'order.parcel_voided',
      subject,
      detail: { trackingNumbers: [tracking] },
    };
    return change(c, auditedAction, (work, order) => voidParcel(work, order, tracking));
  })
  .openapi(adminRoute(operations.noteArrivals), (c) => {
    const { trackingNumbers } = c.req.valid('json');
    const { number: subject } = c.req.valid('param');
    const auditedAction = { action: 'order.parcels_arrived', subject, detail: { trackingNumbers } };
    return change(c, auditedAction, (work, order) => deliverParcels(work, order, trackingNumbers));
  })
  .openapi(adminRoute(operations.noteOnOrder), (c) => {
    const { text } = c.req.valid('json');
    const auditedAction = { action: 'order.noted', subject: c.req.valid('param').number };
    const by = c.var.staff;
    return change(c, auditedAction, (work, order) => addNote(work, order.id, { text, by }));
  })
  .openapi(adminRoute(operations.holdOrder), (c) => {
    const { code, reason } = c.req.valid('json');
    const { number: subject } = c.req.valid('param');
    const auditedAction = { action: 'order.held', subject, detail: { code, reason } };
    const by = c.var.staff;
    return change(c, auditedAction, (work, order) => holdOrder(work, order, { code, reason, by }));
  })
  .openapi(adminRoute(operations.releaseOrder), (c) => {
    const { code, lets, reason } = c.req.valid('json');
    // Releasing disputed money is a refund and needs that right.
    if (lets === 'pay_back' && !mayDo(c.var.staff, 'orders.refund'))
      throw refuse('staff.forbidden');
    const { number: subject } = c.req.valid('param');
    const action = lets === 'leave' ? 'order.released' : 'order.pay_back_allowed';
    const auditedAction = { action, subject, detail: { code, reason } };
    const by = c.var.staff;
    return change(c, auditedAction, (work, order) =>
      letGo(work, order, { code, lets, reason, by }),
    );
  })
  .openapi(adminRoute(operations.recordOrderLots), (c) => {
    const { lots } = c.req.valid('json');
    const detail = { lots: lots.map(({ variantCode, lot }) => `${variantCode} ${lot}`) };
    const auditedAction = {
      action: 'order.lots_recorded',
      subject: c.req.valid('param').number,
      detail,
    };
    return change(c, auditedAction, async (work, order) => {
      await recordLots(work, order, lots);
      await nameParcelLots(work, order);
    });
  })
  .openapi(adminRoute(operations.removeOrderLot), (c) => {
    const { number: subject, id } = c.req.valid('param');
    const auditedAction = { action: 'order.lot_removed', subject, detail: { id } };
    return change(c, auditedAction, async (work, order) => {
      await removeLot(work, order.id, Number(id));
      await nameParcelLots(work, order);
    });
  });
