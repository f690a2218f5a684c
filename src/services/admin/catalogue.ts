import type { BodyOf, QueryOf } from '#kit/operation.ts';
import * as catalog from '#modules/catalog/admin-operations.ts';
import * as orders from '#modules/orders/admin-operations.ts';
import type { SheetKindName } from '#modules/sheets/admin-contracts.ts';
import * as sheets from '#modules/sheets/admin-operations.ts';
import * as subscriptions from '#modules/subscriptions/admin-operations.ts';
import type { AdminClient } from './client.ts';

type Key = string | undefined;

/** What the team does with products. */
export const teamCatalogueCalls = (admin: AdminClient) => ({
  /** By name. */
  list: (query: QueryOf<typeof catalog.listAllProducts>) =>
    admin.list(catalog.listAllProducts, { query }),
  /** Each after the one above it. */
  categories: () => admin.list(catalog.listAllCategories),
  read: (sku: string) => admin.read(catalog.getAnyProduct, { params: { sku } }),
  /** Who would notice that it is sold no more. */
  uses: (sku: string) => admin.read(subscriptions.getProductUses, { params: { sku } }),
  edit: (sku: string, body: BodyOf<typeof catalog.editProduct>, key: Key) =>
    admin.change(catalog.editProduct, { params: { sku }, body, key }),
  /** Makes a new product like this one. */
  copy: (sku: string, name: string, key: Key) =>
    admin.change(catalog.copyProduct, { params: { sku }, body: { name }, key }),
  /** Begins a draft. */
  create: (body: BodyOf<typeof catalog.createProduct>, key: Key) =>
    admin.change(catalog.createProduct, { body, key }),
  /** What facts may be, by their French names. */
  choices: () => admin.read(catalog.listChoices),
  /** What is said otherwise since a version. */
  changes: (sku: string, since: number) =>
    admin.list(catalog.listProductChanges, { params: { sku }, query: { since } }),
  /** What energy and rations other constituents would give. */
  preview: (sku: string, body: BodyOf<typeof catalog.previewAnalysis>) =>
    admin.change(catalog.previewAnalysis, { params: { sku }, body }),
  /** Adds a picture: `sku`, `version`, `alt` and the `file`. */
  addPicture: (body: FormData, key: Key) => admin.change(catalog.addProductPicture, { body, key }),
  /** Formats by words of their name, or by a part of their code. */
  findVariants: async (search: string) =>
    (await admin.list(catalog.findVariants, { query: { search } })).members,
  /** The format that has exactly this code or these bars. */
  findScanned: async (search: string) =>
    (await admin.list(catalog.findVariants, { query: { search, by: 'scan' } })).members[0] ?? null,
  addVariant: (sku: string, body: BodyOf<typeof catalog.addVariant>, key: Key) =>
    admin.change(catalog.addVariant, { params: { sku }, body, key }),
  /** Every format, in its new order. */
  changeVariants: (sku: string, body: BodyOf<typeof catalog.changeVariants>, key: Key) =>
    admin.change(catalog.changeVariants, { params: { sku }, body, key }),
  translations: (sku: string) =>
    admin.read(catalog.getProductTranslations, { params: { sku, language: 'nl' } }),
  translate: (sku: string, body: BodyOf<typeof catalog.translateProduct>, key: Key) =>
    admin.change(catalog.translateProduct, { params: { sku, language: 'nl' }, body, key }),
  categoryTranslations: (id: string) =>
    admin.read(catalog.getCategoryTranslations, { params: { id, language: 'nl' } }),
  translateCategory: (id: string, body: BodyOf<typeof catalog.translateCategory>, key: Key) =>
    admin.change(catalog.translateCategory, { params: { id, language: 'nl' }, body, key }),
  removeVariant: (sku: string, code: string, version: number, key: Key) =>
    admin.change(catalog.removeVariant, { params: { sku, code }, body: { version }, key }),
});

/** One kind of sheet, out and in. */
export const sheetCalls = (admin: AdminClient, kind: SheetKindName) => ({
  file: () => admin.file(sheets.exportSheet, { params: { kind } }),
  workbook: () => admin.file(sheets.exportWorkbook, { params: { kind } }),
  preview: (body: BodyOf<typeof sheets.previewSheet>) =>
    admin.change(sheets.previewSheet, { params: { kind }, body }),
  apply: (body: BodyOf<typeof sheets.importSheet>, key: Key) =>
    admin.change(sheets.importSheet, { params: { kind }, body, key }),
  imports: async () => (await admin.list(sheets.listSheetImports, { params: { kind } })).members,
  undo: (id: string, key: Key) =>
    admin.change(sheets.undoSheetImport, { params: { kind, id }, key }),
});

/** What the team does with the stock. */
export const teamStockCalls = (admin: AdminClient) => ({
  /** What orders hold and took of the variants of a product. */
  demand: (sku: string) => admin.list(orders.getProductDemand, { params: { sku } }),
  /** What to order again, the most pressing first. */
  reorders: (query: QueryOf<typeof orders.listStockReorders>) =>
    admin.list(orders.listStockReorders, { query }),
  /** Newest first. */
  movements: (code: string, query: QueryOf<typeof catalog.listStockMovements>) =>
    admin.list(catalog.listStockMovements, { params: { code }, query }),
  move: (code: string, body: BodyOf<typeof catalog.moveStock>, key: Key) =>
    admin.change(catalog.moveStock, { params: { code }, body, key }),
  /** What stands of each lot and where, what expires first above. */
  lots: async (query: QueryOf<typeof catalog.listStockLots>) => {
    const {
      'hydra:member': members,
      'hydra:totalItems': total,
      today,
      soon,
    } = await admin.read(catalog.listStockLots, { query });
    return { members, total, today, soon };
  },
  /** The deliveries a lot came with. */
  receipts: async (query: QueryOf<typeof catalog.listLotReceipts>) =>
    (await admin.list(catalog.listLotReceipts, { query })).members,
  moveLot: (code: string, body: BodyOf<typeof catalog.moveLot>, key: Key) =>
    admin.change(catalog.moveLot, { params: { code }, body, key }),
  setLowStock: (code: string, lowStockAt: number, key: Key) =>
    admin.change(catalog.setLowStock, { params: { code }, body: { lowStockAt }, key }),
  receive: (body: BodyOf<typeof catalog.receiveDelivery>, key: Key) =>
    admin.change(catalog.receiveDelivery, { body, key }),
});

/** What the team does with prices. */
export const teamPriceCalls = (admin: AdminClient) => ({
  change: (code: string, body: BodyOf<typeof catalog.changePrice>, key: Key) =>
    admin.change(catalog.changePrice, { params: { code }, body, key }),
  /** Takes back a price that does not apply yet. */
  cancel: (id: string, key: Key) =>
    admin.change(catalog.cancelScheduledPrice, { params: { id }, key }),
});
