import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { type AdminEnv, adminRoute, type Deed } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { ld } from '#platform/http/ld-json.ts';
import { errorResponses, jsonBody, ldResponse } from '#platform/http/openapi.ts';
import { words } from '#refusals.ts';
import {
  arrivedParcels,
  orderFileShape,
  orderNote,
  sentLots,
  sentParcels,
} from '../admin-contracts.ts';
import { actOnOrder } from './act-on-order-http.ts';
import { addNote } from './add-note.ts';
import { deliverParcels } from './deliver-parcels.ts';
import { readOrderFile } from './order-file.ts';
import { readPlaced, tokenOf } from './placed-order.ts';
import { assertPointOpen } from './processes/reroute-parcel.ts';
import { recordLots, removeLot } from './record-lots.ts';
import { shipParcels } from './ship-parcels.ts';

const params = z.object({ number: z.string().max(40) });
const path = '/admin/orders/{number}' as const;
const described = <P extends string>(end: P, operationId: string, summary: string) => ({
  path: `${path}/${end}` as const,
  method: 'post' as const,
  operationId,
  summary,
  tags: ['Orders'],
});
const answers = {
  200: ldResponse(orderFileShape, 'The file'),
  ...errorResponses(400, 404, 409, 415, 422),
};

const reading = adminRoute('orders.read', {
  ...described(
    'file',
    'getOrderFile',
    'What the team needs to send an order, its lots, its notes and what happened to it',
  ),
  method: 'get',
  request: { params },
  responses: { 200: answers[200], ...errorResponses(404) },
});
const sending = adminRoute('orders.manage', {
  ...described(
    'parcels',
    'sendParcels',
    'Parcels left, with the lots in them (SHP-05, FOOD-03); their customer is told',
  ),
  request: { params, body: jsonBody(sentParcels, 'POST') },
  responses: answers,
});
const arriving = adminRoute('orders.manage', {
  ...described(
    'arrivals',
    'noteArrivals',
    'Parcels arrived: those named, or all that are on their way (WDR-01)',
  ),
  request: { params, body: jsonBody(arrivedParcels, 'POST') },
  responses: answers,
});
const noting = adminRoute('orders.manage', {
  ...described('notes', 'noteOnOrder', 'Keeps a note of the team; its customer does not see it'),
  request: { params, body: jsonBody(orderNote, 'POST') },
  responses: answers,
});
const addingLots = adminRoute('orders.manage', {
  ...described(
    'lots',
    'recordOrderLots',
    'Notes lots that went out with an order, also afterwards (FOOD-03)',
  ),
  request: { params, body: jsonBody(sentLots, 'POST') },
  responses: answers,
});
const removingLot = adminRoute('orders.manage', {
  ...described('lots/{id}', 'removeOrderLot', 'Takes back a lot noted by mistake'),
  method: 'delete',
  request: { params: params.extend({ id: z.string().regex(/^\d{1,15}$/) }) },
  responses: answers,
});

type Act = Parameters<typeof actOnOrder>[2];

/** Acts on the order of a deed, and answers how its file stands then. */
async function change(c: Context<AdminEnv>, deed: Deed, act: Act) {
  await actOnOrder(c, deed, act);
  return answerFile(c, deed.subject);
}

async function answerFile(c: Context<AdminEnv>, number: string) {
  const { db, clock } = c.var.machine;
  return ld(c, await readOrderFile(db, await readPlaced(db, number), clock.today()));
}

/** How the team sends orders and keeps its notes on them. */
export const sendingRoutes = apiRoutes<AdminEnv>(words)
  .openapi(reading, (c) => answerFile(c, c.req.valid('param').number))
  .openapi(sending, async (c) => {
    const { machine } = c.var;
    // Another company is asked before the transaction that sends (REL-48).
    await assertPointOpen(machine, await tokenOf(machine.db, c.req.valid('param').number));
    const { lots, trackingNumbers, isLast } = c.req.valid('json');
    const { number: subject } = c.req.valid('param');
    const deed = { action: 'order.parcels_sent', subject, detail: { trackingNumbers } };
    return change(c, deed, async (work, order) => {
      await shipParcels(work, order, trackingNumbers, isLast === undefined ? {} : { isLast });
      await recordLots(work, order, lots);
    });
  })
  .openapi(arriving, (c) => {
    const { trackingNumbers } = c.req.valid('json');
    const { number: subject } = c.req.valid('param');
    const deed = { action: 'order.parcels_arrived', subject, detail: { trackingNumbers } };
    return change(c, deed, (work, order) => deliverParcels(work, order, trackingNumbers));
  })
  .openapi(noting, (c) => {
    const { text } = c.req.valid('json');
    const deed = { action: 'order.noted', subject: c.req.valid('param').number };
    const by = c.var.staff;
    return change(c, deed, (work, order) => addNote(work, order.id, { text, by }));
  })
  .openapi(addingLots, (c) => {
    const { lots } = c.req.valid('json');
    const detail = { lots: lots.map(({ variantCode, lot }) => `${variantCode} ${lot}`) };
    const deed = { action: 'order.lots_recorded', subject: c.req.valid('param').number, detail };
    return change(c, deed, (work, order) => recordLots(work, order, lots));
  })
  .openapi(removingLot, (c) => {
    const { number: subject, id } = c.req.valid('param');
    const deed = { action: 'order.lot_removed', subject, detail: { id } };
    return change(c, deed, (work, order) => removeLot(work, order.id, Number(id)));
  });
