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
  /** Sorted by name. */
  list: (query: QueryOf<typeof catalog.listAllProducts>) =>
    admin.list(catalog.listAllProducts, { query }),
  /** Parents before their children. */
  categories: () => admin.list(catalog.listAllCategories),
  read: (sku: string) => admin.read(catalog.getAnyProduct, { params: { sku } }),
  /** Subscriptions and other data that use the product, before it is withdrawn from sale. */
  uses: (sku: string) => admin.read(subscriptions.getProductUses, { params: { sku } }),
  edit: (sku: string, body: BodyOf<typeof catalog.editProduct>, key: Key) =>
    admin.change(catalog.editProduct, { params: { sku }, body, key }),
  /** Copies a product under a new name. */
  copy: (sku: string, name: string, key: Key) =>
    admin.change(catalog.copyProduct, { params: { sku }, body: { name }, key }),
  /** Creates a draft. */
  create: (body: BodyOf<typeof catalog.createProduct>, key: Key) =>
    admin.change(catalog.createProduct, { body, key }),
  /** Allowed values of product facts, with their French names. */
  choices: () => admin.read(catalog.listChoices),
  /** Changes since a version. */
  changes: (sku: string, since: number) =>
    admin.list(catalog.listProductChanges, { params: { sku }, query: { since } }),
  /** Energy and rations for other constituents, without saving. */
  preview: (sku: string, body: BodyOf<typeof catalog.previewAnalysis>) =>
    admin.change(catalog.previewAnalysis, { params: { sku }, body }),
  /** Adds a picture: `sku`, `version`, `alt` and the `file`. */
  addPicture: (body: FormData, key: Key) => admin.change(catalog.addProductPicture, { body, key }),
  /** Formats by words of their name, or by a part of their code. */
  findVariants: async (search: string) =>
    (await admin.list(catalog.findVariants, { query: { search } })).members,
  /** The format with exactly this code or barcode. */
  findScanned: async (search: string) =>
    (await admin.list(catalog.findVariants, { query: { search, by: 'scan' } })).members[0] ?? null,
  addVariant: (sku: string, body: BodyOf<typeof catalog.addVariant>, key: Key) =>
    admin.change(catalog.addVariant, { params: { sku }, body, key }),
  /** All formats, in their new order. */
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

/** Parts of a product or category, as an edit changes them. */
export type EditedParts = Readonly<Record<string, unknown>>;

/** Versions of a product, and its scheduled edits. */
export const productVersionCalls = (admin: AdminClient, sku: string) => ({
  list: async () => (await admin.list(catalog.listProductVersions, { params: { sku } })).members,
  read: (number: number) =>
    admin.read(catalog.getProductVersion, { params: { sku, number: String(number) } }),
  /** Those that wait first. */
  scheduled: async () =>
    (await admin.list(catalog.listProductScheduledEdits, { params: { sku } })).members,
  edit: (version: number, parts: EditedParts, key: Key) =>
    admin.change(catalog.editProduct, { params: { sku }, body: { ...parts, version }, key }),
  /** At a civil date and time in Paris. */
  schedule: (at: string, version: number, parts: EditedParts, key: Key) =>
    admin.change(catalog.scheduleProductEdit, {
      params: { sku },
      body: { ...parts, version, at },
      key,
    }),
});

/** The same of a category. */
export const categoryVersionCalls = (admin: AdminClient, id: string | number) => ({
  list: async () => (await admin.list(catalog.listCategoryVersions, { params: { id } })).members,
  read: (number: number) =>
    admin.read(catalog.getCategoryVersion, { params: { id, number: String(number) } }),
  scheduled: async () =>
    (await admin.list(catalog.listCategoryScheduledEdits, { params: { id } })).members,
  edit: (version: number, parts: EditedParts, key: Key) =>
    admin.change(catalog.editCategory, { params: { id }, body: { ...parts, version }, key }),
  schedule: (at: string, version: number, parts: EditedParts, key: Key) =>
    admin.change(catalog.scheduleCategoryEdit, {
      params: { id },
      body: { ...parts, version, at },
      key,
    }),
});

export type VersionCalls =
  | ReturnType<typeof productVersionCalls>
  | ReturnType<typeof categoryVersionCalls>;

/** Cancels a scheduled edit of a product or category. */
export const cancelScheduledEdit = (admin: AdminClient, id: string, key: Key) =>
  admin.change(catalog.cancelScheduledEdit, { params: { id }, key });

/** Export and import of one kind of sheet. */
export const sheetCalls = (admin: AdminClient, kind: SheetKindName) => ({
  file: () => admin.file(sheets.exportSheet, { params: { kind } }),
  workbook: () => admin.file(sheets.exportWorkbook, { params: { kind } }),
  /** One page of the rows as they are now. */
  rows: (query: QueryOf<typeof sheets.listSheetRows>) =>
    admin.read(sheets.listSheetRows, { params: { kind }, query }),
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
  /** Reserved and sold pieces of a product's variants. */
  demand: (sku: string) => admin.list(orders.getProductDemand, { params: { sku } }),
  /** Articles to reorder, most urgent first. */
  reorders: (query: QueryOf<typeof orders.listStockReorders>) =>
    admin.list(orders.listStockReorders, { query }),
  /** Newest first. */
  movements: (code: string, query: QueryOf<typeof catalog.listStockMovements>) =>
    admin.list(catalog.listStockMovements, { params: { code }, query }),
  move: (code: string, body: BodyOf<typeof catalog.moveStock>, key: Key) =>
    admin.change(catalog.moveStock, { params: { code }, body, key }),
  /** Stock by lot and place, earliest best-before date first. */
  lots: async (query: QueryOf<typeof catalog.listStockLots>) => {
    const {
      'hydra:member': members,
      'hydra:totalItems': total,
      today,
      soon,
    } = await admin.read(catalog.listStockLots, { query });
    return { members, total, today, soon };
  },
  /** The goods-in records of a lot. */
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
  /** Cancels a scheduled price. */
  cancel: (id: string, key: Key) =>
    admin.change(catalog.cancelScheduledPrice, { params: { id }, key }),
});
