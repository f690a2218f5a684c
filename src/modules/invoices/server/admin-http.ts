import { refuse, refuseFields } from '#kit/refusal.ts';
import { actOnOrder, readPlaced } from '#modules/orders/server/index.ts';
import { type AdminEnv, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../admin-operations.ts';
import { correctBilling, readBilling } from './correct-billing.ts';
import { readClosings } from './ledgers.ts';
import { fileNameOf } from './present.ts';
import { presentClosing, presentDocument } from './present-for-team.ts';
import { printedFile } from './printed-file.ts';
import { findDocumentOfNumber, findDocumentsOf } from './queries.ts';
import { readSalesReport } from './sales-report.ts';
import { verifyChains } from './verify-chains.ts';
import { verifyClosings } from './verify-closings.ts';

/** Start and end of a report. @throws Refusal for a field when they are in the wrong order. */
export function daysOf({ from, to }: { from: string; to: string }) {
  const days = { from: Temporal.PlainDate.from(from), to: Temporal.PlainDate.from(to) };
  if (Temporal.PlainDate.compare(days.from, days.to) > 0)
    throw refuseFields([{ propertyPath: 'to', code: 'after' }]);
  return days;
}

/** Period of a report; the default is the twelve months up to the current one. */
function reportDays(requested: { from?: string; to?: string }, today: Temporal.PlainDate) {
  const to = requested.to ?? today.with({ day: today.daysInMonth }).toString();
  const start = Temporal.PlainDate.from(to).with({ day: 1 }).subtract({ months: 11 });
  return daysOf({ from: requested.from ?? start.toString(), to });
}

/** Invoices and credit notes of all customers, for the team (INV-03 to INV-06). */
export const adminRoutes = apiRoutes<AdminEnv>(words)
  .openapi(adminRoute(operations.listDocumentsOfOrder), async (c) => {
    const { db } = c.var.appContext;
    const { id, number } = await readPlaced(db, c.req.valid('param').number);
    const documents = await findDocumentsOf(db, id);
    const shown = documents.map((pdf) => presentDocument(pdf, number));
    return ld(c, collection(c, 'Document', shown));
  })
  .openapi(adminRoute(operations.getOrderBilling), async (c) => {
    const { db } = c.var.appContext;
    return ld(c, await readBilling(db, await readPlaced(db, c.req.valid('param').number)));
  })
  .openapi(adminRoute(operations.correctOrderBilling), async (c) => {
    const { version, invoice, vatNumber, ...address } = c.req.valid('json');
    const { number: subject } = c.req.valid('param');
    const { db, config } = c.var.appContext;
    const auditedAction = { action: 'order.billing_corrected', subject };
    await actOnOrder(c, auditedAction, (work, order) =>
      correctBilling(work, config, order, {
        address,
        vatNumber,
        version: version ?? null,
        invoice,
      }),
    );
    return ld(c, await readBilling(db, await readPlaced(db, subject)));
  })
  .openapi(adminRoute(operations.getDocumentFile), async (c) => {
    const { appContext } = c.var;
    const document = await findDocumentOfNumber(appContext.db, c.req.valid('param').document);
    if (!document) throw refuse('invoice.not_available');
    const file = await printedFile(appContext, document.id);
    const name = fileNameOf({ number: document.snapshot.orderNumber }, document);
    return c.body(new Uint8Array(file), 200, {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    });
  })
  .openapi(adminRoute(operations.verifyDocuments), async (c) => {
    const { db } = c.var.appContext;
    const issued = await verifyChains(db);
    const sealed = await verifyClosings(db);
    return ld(c, {
      '@type': 'Verification',
      documents: issued.documents,
      closings: sealed.closings,
      problems: [...issued.problems, ...sealed.problems],
    });
  })
  .openapi(adminRoute(operations.listClosings), async (c) => {
    const sealed = await readClosings(c.var.appContext.db, c.req.valid('query').kind);
    return ld(c, collection(c, 'Closing', sealed.toReversed().map(presentClosing)));
  })
  .openapi(adminRoute(operations.getSalesReport), async (c) => {
    const { db, clock } = c.var.appContext;
    return ld(c, await readSalesReport(db, reportDays(c.req.valid('query'), clock.today())));
  });
