import type {
  Analysis,
  AnalysisPreview,
  ChoicesShape,
  CreatedProduct,
  FoundVariantShape,
  NewDelivery,
  NewPrice,
  NewProduct,
  NewStockMovement,
  NewVariant,
  ProductChangeShape,
  ProductChanges,
  StockMovementShape,
  TeamCategoryShape,
  TeamProductDetailShape,
  TeamProductShape,
  VariantChanges,
} from '#modules/catalog/admin-contracts.ts';
import type { DemandShape, ReorderShape } from '#modules/orders/admin-contracts.ts';
import type { AdminClient } from './client.ts';
import { listed } from './listed.ts';

type Query = Record<string, string | undefined>;

const product = (sku: string) => `/admin/products/${encodeURIComponent(sku)}`;
const variant = (code: string) => `/admin/product-variants/${encodeURIComponent(code)}`;

/** What the team does with products. */
export const teamCatalogueCalls = (admin: AdminClient) => ({
  /** By name. */
  list: (query: Query) => listed<TeamProductShape>(admin, '/admin/products', query),
  /** Each after the one above it. */
  categories: () => listed<TeamCategoryShape>(admin, '/admin/categories'),
  read: (sku: string) => admin.read<TeamProductDetailShape>(product(sku)),
  edit: (sku: string, body: ProductChanges, key: string | undefined) =>
    admin.change<null>({ method: 'PUT', path: product(sku), body, key }),
  /** Makes a new product like this one. */
  copy: (sku: string, name: string, key: string | undefined) =>
    admin.change<CreatedProduct>({
      method: 'POST',
      path: `${product(sku)}/copies`,
      body: { name },
      key,
    }),
  /** Begins a draft. */
  create: (body: NewProduct, key: string | undefined) =>
    admin.change<CreatedProduct>({ method: 'POST', path: '/admin/products', body, key }),
  /** What facts may be, by their French names. */
  choices: () => admin.read<ChoicesShape>('/admin/product-choices'),
  /** What is said otherwise since a version. */
  changes: (sku: string, since: number) =>
    listed<ProductChangeShape>(admin, `${product(sku)}/changes`, { since: String(since) }),
  /** What energy and rations other constituents would give. */
  preview: (sku: string, body: Analysis) =>
    admin.change<AnalysisPreview>({
      method: 'POST',
      path: `${product(sku)}/analysis-previews`,
      body,
    }),
  /** Adds a picture: `sku`, `version`, `alt` and the `file`. */
  addPicture: (body: FormData, key: string | undefined) =>
    admin.change<null>({ method: 'POST', path: '/admin/product-pictures', body, key }),
  /** Formats by words of their name, or by a part of their code. */
  findVariants: async (search: string) =>
    (await listed<FoundVariantShape>(admin, '/admin/product-variants', { search })).members,
  addVariant: (sku: string, body: NewVariant, key: string | undefined) =>
    admin.change<null>({ method: 'POST', path: `${product(sku)}/variants`, body, key }),
  /** Every format, in its new order. */
  changeVariants: (sku: string, body: VariantChanges, key: string | undefined) =>
    admin.change<null>({ method: 'PUT', path: `${product(sku)}/variants`, body, key }),
  removeVariant: (sku: string, code: string, version: number, key: string | undefined) =>
    admin.change<null>({
      method: 'POST',
      path: `${product(sku)}/variants/${encodeURIComponent(code)}/remove`,
      body: { version },
      key,
    }),
});

/** What the team does with the stock. */
export const teamStockCalls = (admin: AdminClient) => ({
  /** What orders hold and took of the variants of a product. */
  demand: (sku: string) => listed<DemandShape>(admin, `${product(sku)}/demand`),
  /** What to order again, the most pressing first. */
  reorders: (query: Query) => listed<ReorderShape>(admin, '/admin/stock-reorders', query),
  /** Newest first. */
  movements: (code: string, query: Query) =>
    listed<StockMovementShape>(admin, `${variant(code)}/stock-movements`, query),
  move: (code: string, body: NewStockMovement, key: string | undefined) =>
    admin.change<null>({ method: 'POST', path: `${variant(code)}/stock-movements`, body, key }),
  setLowStock: (code: string, lowStockAt: number, key: string | undefined) =>
    admin.change<null>({
      method: 'PUT',
      path: `${variant(code)}/low-stock`,
      body: { lowStockAt },
      key,
    }),
  receive: (body: NewDelivery, key: string | undefined) =>
    admin.change<null>({ method: 'POST', path: '/admin/stock-deliveries', body, key }),
});

/** What the team does with prices. */
export const teamPriceCalls = (admin: AdminClient) => ({
  change: (code: string, body: NewPrice, key: string | undefined) =>
    admin.change<null>({ method: 'POST', path: `${variant(code)}/prices`, body, key }),
  /** Takes back a price that does not apply yet. */
  cancel: (id: string, key: string | undefined) =>
    admin.change<null>({
      method: 'DELETE',
      path: `/admin/scheduled-prices/${encodeURIComponent(id)}`,
      key,
    }),
});
