import { refuse } from '#kit/refusal.ts';
import { fetchLabels, findReturnLabel, hasLabelServices } from '#modules/carriers/server/index.ts';
import { actOnOrder, readPlaced } from '#modules/orders/server/index.ts';
import { type AdminEnv, actAsStaff, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../admin-operations.ts';
import { findReceived, listOpenClaims, numberOfClaim, readOrderClaims } from './find-claims.ts';
import { findReturn } from './find-return.ts';
import { cancelReturn, offerReturn } from './offer-return.ts';
import { noteProgress, openClaim, settleClaim } from './open-claim.ts';
import { resendParcel } from './resend-parcel.ts';
import { numberOfParcel, receiveReturned, takeIn } from './take-in.ts';

/** Time a form waits for a carrier; a later response is fetched within a minute. */
const LABEL_WAIT_MS = 8_000;

/** Claims for lost, damaged or returned parcels. */
export const claimRoutes = apiRoutes<AdminEnv>(words)
  .openapi(adminRoute(operations.listClaims), async (c) =>
    ld(c, collection(c, 'ParcelClaim', await listOpenClaims(c.var.appContext.db))),
  )
  .openapi(adminRoute(operations.getOrderClaims), async (c) => {
    const { db } = c.var.appContext;
    return ld(c, await readOrderClaims(db, await readPlaced(db, c.req.valid('param').number)));
  })
  .openapi(adminRoute(operations.openClaim), async (c) => {
    const claim = c.req.valid('json');
    const { number: subject } = c.req.valid('param');
    const { trackingNumber, kind } = claim;
    const auditedAction = {
      action: 'order.claim_opened',
      subject,
      detail: { trackingNumber, kind },
    };
    await actOnOrder(c, auditedAction, (work, order) =>
      openClaim(work, c.var.staff.name, order, claim),
    );
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.noteClaimProgress), async (c) => {
    const id = Number(c.req.valid('param').id);
    const progress = c.req.valid('json');
    const subject = await numberOfClaim(c.var.appContext.db, id);
    const { state, cents = null } = progress;
    const auditedAction = { action: 'order.claim_noted', subject, detail: { state, cents } };
    await actAsStaff(c, auditedAction, (work) => noteProgress(work, id, progress));
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.resendParcel), async (c) => {
    const id = Number(c.req.valid('param').id);
    const wanted = c.req.valid('json');
    const subject = await numberOfClaim(c.var.appContext.db, id);
    await actAsStaff(c, { action: 'order.resent', subject, detail: { claim: id } }, (work) =>
      resendParcel(work, c.var.staff.name, id, wanted),
    );
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.settleClaim), async (c) => {
    const id = Number(c.req.valid('param').id);
    const { outcome } = c.req.valid('json');
    const subject = await numberOfClaim(c.var.appContext.db, id);
    await actAsStaff(c, { action: 'order.claim_settled', subject, detail: { outcome } }, (work) =>
      settleClaim(work, c.var.staff.name, id, outcome),
    );
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.receiveReturnedParcel), async (c) => {
    const { code } = c.req.valid('json');
    const number = await numberOfParcel(c.var.appContext.db, code);
    const auditedAction = { action: 'order.parcel_came_back', subject: number, detail: { code } };
    await actOnOrder(c, auditedAction, async (work, order) => {
      await receiveReturned(work, c.var.staff.name, order, code);
    });
    return ld(c, await findReceived(c.var.appContext.db, number));
  })
  .openapi(adminRoute(operations.inspectReturn), async (c) => {
    const id = Number(c.req.valid('param').id);
    const found = c.req.valid('json');
    const subject = await numberOfClaim(c.var.appContext.db, id);
    const count = (outcome: 'shelf' | 'waste') =>
      found.pieces
        .filter((piece) => piece.outcome === outcome)
        .reduce((sum, { quantity }) => sum + quantity, 0);
    const detail = { claim: id, shelved: count('shelf'), wasted: count('waste') };
    await actAsStaff(c, { action: 'order.return_inspected', subject, detail }, (work) =>
      takeIn(work, c.var.staff.name, id, found),
    );
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.offerReturn), async (c) => {
    const { appContext } = c.var;
    if (!hasLabelServices(appContext)) throw refuse('return.no_carrier');
    const { reason } = c.req.valid('json');
    const { number: subject } = c.req.valid('param');
    const auditedAction = { action: 'order.return_offered', subject, detail: { reason } };
    await actOnOrder(c, auditedAction, (work, order) =>
      offerReturn(work, c.var.staff.name, order, reason),
    );
    const { id } = await readPlaced(appContext.db, subject);
    await fetchLabels(appContext, { orderIds: [id], limitMs: LABEL_WAIT_MS });
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.cancelReturn), async (c) => {
    const id = Number(c.req.valid('param').id);
    const { number: subject } = await findReturn(c.var.appContext.db, id);
    await actAsStaff(c, { action: 'order.return_cancelled', subject }, (work) =>
      cancelReturn(work, id),
    );
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.getReturnLabel), async (c) => {
    const { appContext } = c.var;
    const { requestId, number } = await findReturn(appContext.db, Number(c.req.valid('param').id));
    const label = await findReturnLabel(appContext, requestId);
    if (!label) throw refuse('return.unknown');
    return c.body(new Uint8Array(label.content), 200, {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="retour-${number}.pdf"`,
      'cache-control': 'private, no-store',
    });
  });
