import type { Context } from 'hono';
import { type AdminEnv, actAsStaff, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { ld } from '#platform/http/ld-json.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../admin-operations.ts';
import { editDraft, openDraft } from './draft-purchase.ts';
import { drawPurchase, purchasePdfName } from './draw-purchase.ts';
import { getPurchase } from './find-purchases.ts';
import { getSupplier } from './find-suppliers.ts';
import { proposePurchases } from './propose-purchases.ts';
import { purchaseSheet, sheetName } from './purchase-sheet.ts';
import { receivePurchase } from './receive-purchase.ts';
import { closePurchase, sendPurchase } from './send-purchase.ts';
import { addSupplier, changeSupplier, setSuppliedArticles } from './suppliers.ts';

/** Routes for suppliers and orders to them. */
export const purchasingRoutes = apiRoutes<AdminEnv>(words)
  .openapi(adminRoute(operations.addSupplier), async (c) => {
    const draft = c.req.valid('json');
    const id = await actAsStaff(c, { action: 'supplier.added', subject: draft.name }, (work) =>
      addSupplier(work, draft),
    );
    return ld(c, { '@type': 'Supplier' as const, id: id ?? null }, 201);
  })
  .openapi(adminRoute(operations.getSupplier), async (c) =>
    ld(c, await getSupplier(c.var.appContext.db, Number(c.req.valid('param').id))),
  )
  .openapi(adminRoute(operations.changeSupplier), async (c) => {
    const { id, name: subject } = await supplierOf(c, c.req.valid('param').id);
    const { leadDays, coverDays, minimum, ...rest } = c.req.valid('json');
    const change = { leadDays, coverDays, minimum, ...rest };
    const detail = { leadDays, coverDays, minimum };
    await actAsStaff(c, { action: 'supplier.changed', subject, detail }, (work) =>
      changeSupplier(work, id, change),
    );
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.setSuppliedArticles), async (c) => {
    const { id, name: subject } = await supplierOf(c, c.req.valid('param').id);
    const supplied = c.req.valid('json');
    const detail = { articles: supplied.articles.length };
    await actAsStaff(c, { action: 'supplier.articles_set', subject, detail }, (work) =>
      setSuppliedArticles(work, id, supplied),
    );
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.openPurchase), async (c) => {
    const { supplier } = c.req.valid('json');
    const { name: subject } = await supplierOf(c, String(supplier));
    const id = await actAsStaff(c, { action: 'purchase.opened', subject }, (work) =>
      openDraft(work, c.var.staff.name, supplier),
    );
    return ld(c, { '@type': 'PurchaseOrder' as const, id: id ?? null }, 201);
  })
  .openapi(adminRoute(operations.proposePurchases), async (c) => {
    const day = c.var.appContext.clock.today().toString();
    const drafts = await actAsStaff(c, { action: 'purchase.proposed', subject: day }, (work) =>
      proposePurchases(work, c.var.staff.name),
    );
    return ld(c, { '@type': 'PurchaseProposal' as const, drafts: drafts ?? null }, 201);
  })
  .openapi(adminRoute(operations.getPurchase), async (c) =>
    ld(c, await purchaseOf(c, c.req.valid('param').id)),
  )
  .openapi(adminRoute(operations.editPurchase), async (c) => {
    const { id, number: subject } = await purchaseOf(c, c.req.valid('param').id);
    const edit = c.req.valid('json');
    const detail = { lines: edit.lines.length };
    await actAsStaff(c, { action: 'purchase.edited', subject, detail }, (work) =>
      editDraft(work, id, edit),
    );
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.sendPurchase), async (c) => {
    const { id, number: subject, supplier } = await purchaseOf(c, c.req.valid('param').id);
    const { version } = c.req.valid('json');
    const detail = { name: supplier.name };
    await actAsStaff(c, { action: 'purchase.sent', subject, detail }, (work) =>
      sendPurchase(work, c.var.staff.name, id, version),
    );
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.receivePurchase), async (c) => {
    const { id, number: subject } = await purchaseOf(c, c.req.valid('param').id);
    const receipt = c.req.valid('json');
    const pieces = receipt.lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const damaged = receipt.lines.reduce((sum, line) => sum + line.damaged, 0);
    const detail = {
      lines: receipt.lines.length,
      pieces,
      damaged: damaged > 0 ? damaged : undefined,
      note: receipt.note,
    };
    await actAsStaff(c, { action: 'purchase.received', subject, detail }, (work) =>
      receivePurchase(work, c.var.staff.name, id, receipt),
    );
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.closePurchase), async (c) => {
    const { id, number: subject, missing } = await purchaseOf(c, c.req.valid('param').id);
    const { version } = c.req.valid('json');
    await actAsStaff(c, { action: 'purchase.closed', subject, detail: { missing } }, (work) =>
      closePurchase(work, c.var.staff.name, id, version),
    );
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.exportPurchase), async (c) => {
    const purchase = await purchaseOf(c, c.req.valid('param').id);
    return c.body(purchaseSheet(purchase), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${sheetName(purchase)}"`,
      'cache-control': 'private, no-store',
    });
  })
  .openapi(adminRoute(operations.printPurchase), async (c) => {
    const { clock, config } = c.var.appContext;
    const purchase = await purchaseOf(c, c.req.valid('param').id);
    const drawn = await drawPurchase(purchase, config, new Date(clock.now().epochMilliseconds));
    return c.body(new Uint8Array(drawn), 200, {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${purchasePdfName(purchase)}"`,
      'cache-control': 'private, no-store',
    });
  });

const supplierOf = (c: Context<AdminEnv>, id: string) =>
  getSupplier(c.var.appContext.db, Number(id));

const purchaseOf = (c: Context<AdminEnv>, id: string) =>
  getPurchase(c.var.appContext.db, Number(id), c.var.appContext.clock.today());
