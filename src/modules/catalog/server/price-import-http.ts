import { sheetMoney, sheetOf } from '#kit/sheet.ts';
import { type AdminEnv, actAsStaff, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../admin-operations.ts';
import {
  importPrices,
  listPriceImports,
  previewPrices,
  readPriceRows,
  undoPriceImport,
} from './import-prices.ts';

/** Titles of the sheet; the three that are read back are `code`, `site` and `prix`. */
const TITLES = ['code', 'site', 'prix', 'produit', 'nom', 'format', 'en vente'];

/** Prices out and in as a sheet (O-18, O-51). */
export const priceImportRoutes = apiRoutes<AdminEnv>(words)
  .openapi(adminRoute(operations.exportPrices), async (c) => {
    const rows = await readPriceRows(c.var.appContext.db);
    const sheet = rows.map(({ code, channel, cents, sku, name, format, available }) => [
      code,
      channel,
      sheetMoney(cents),
      sku,
      name,
      format,
      available,
    ]);
    return c.body(sheetOf([TITLES, ...sheet]), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="tarifs.csv"',
      'cache-control': 'private, no-store',
    });
  })
  .openapi(adminRoute(operations.previewPriceImport), async (c) => {
    const preview = await previewPrices(c.var.appContext.db, c.req.valid('json').text);
    return ld(c, {
      '@type': 'PricePreview',
      missing: [...preview.missing],
      lines: preview.lines,
      version: preview.version,
    });
  })
  .openapi(adminRoute(operations.importPrices), async (c) => {
    const sheet = c.req.valid('json');
    const auditedAction = { action: 'prices.imported', subject: sheet.version.slice(0, 12) };
    await actAsStaff(c, auditedAction, (work) => importPrices(work, c.var.staff.name, sheet));
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.listPriceImports), async (c) => {
    const imports = await listPriceImports(c.var.appContext.db);
    const shown = imports.map((one) => ({ '@type': 'PriceImport' as const, ...one }));
    return ld(c, collection(c, 'PriceImport', shown));
  })
  .openapi(adminRoute(operations.undoPriceImport), async (c) => {
    const { id } = c.req.valid('param');
    await actAsStaff(c, { action: 'prices.import_undone', subject: id }, (work) =>
      undoPriceImport(work, c.var.staff.name, Number(id)),
    );
    return c.body(null, 204);
  });
