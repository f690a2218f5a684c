import { z } from 'zod';
import { item, noBody, pagingQuery } from '#kit/operation.ts';
import { adminList, adminOperation } from '#modules/staff/rules/index.ts';
import {
  analysis,
  analysisPreview,
  categoryChange,
  categoryChanges,
  categoryPlace,
  choicesShape,
  createdCategory,
  createdProduct,
  foundVariantShape,
  lotReceiptShape,
  lowStock,
  newCategory,
  newDelivery,
  newLotMove,
  newPicture,
  newPrice,
  newProduct,
  newStockMovement,
  newTranslations,
  newVariant,
  productChange,
  productChanges,
  productName,
  scheduledCategoryChanges,
  scheduledEditShape,
  scheduledProductChanges,
  stockLotsShape,
  stockMovementShape,
  TRANSLATION_LANGUAGES,
  taxRateInput,
  taxRatePreviewShape,
  taxRateShape,
  teamCategoryDetailShape,
  teamCategoryShape,
  teamProductDetailShape,
  teamProductShape,
  translationsShape,
  variantChanges,
  version,
  versionDetailShape,
  versionShape,
} from './admin-contracts.ts';
import { productList } from './rules/team-list.ts';

const ofSku = z.object({ sku: z.string().max(20) });
const ofCode = z.object({ code: z.string().max(20) });
const ofId = z.object({ id: z.string().max(40) });

export const listAllProducts = adminList({
  permission: 'catalogue.read',
  id: 'listAllProducts',
  path: '/admin/products',
  tag: 'Catalogue',
  summary: 'Every product, by name',
  member: teamProductShape,
  list: productList,
});

export const getAnyProduct = adminOperation({
  permission: 'catalogue.read',
  id: 'getAnyProduct',
  method: 'get',
  path: '/admin/products/{sku}',
  tag: 'Catalogue',
  summary: 'A product with its formats, their stock and their prices',
  params: ofSku,
  answer: item(teamProductDetailShape, 'The product'),
  refusals: [404],
});

export const createProduct = adminOperation({
  permission: 'catalogue.manage',
  id: 'createProduct',
  method: 'post',
  path: '/admin/products',
  tag: 'Catalogue',
  summary: 'Begins a product as a draft, which nobody in the shop sees',
  body: newProduct,
  answer: item(createdProduct, 'The draft; null when this form was sent before', 201),
  refusals: [400, 415, 422],
});

export const editProduct = adminOperation({
  permission: 'catalogue.manage',
  id: 'editProduct',
  method: 'put',
  path: '/admin/products/{sku}',
  tag: 'Catalogue',
  summary: 'Changes what is said of a product, whether it is sold, and its pictures',
  params: ofSku,
  body: productChanges,
  answer: noBody('Changed'),
  refusals: [400, 404, 409, 415, 422],
});

export const copyProduct = adminOperation({
  permission: 'catalogue.manage',
  id: 'copyProduct',
  method: 'post',
  path: '/admin/products/{sku}/copies',
  tag: 'Catalogue',
  summary: 'Makes a draft like this product, without stock',
  params: ofSku,
  body: productName,
  answer: item(createdProduct, 'The draft; null when this form was sent before', 201),
  refusals: [400, 404, 415, 422],
});

export const previewAnalysis = adminOperation({
  permission: 'catalogue.read',
  id: 'previewAnalysis',
  method: 'post',
  path: '/admin/products/{sku}/analysis-previews',
  tag: 'Catalogue',
  summary: 'What energy and rations other constituents would give; nothing is saved',
  params: ofSku,
  body: analysis,
  answer: item(analysisPreview, 'What the label would say'),
  refusals: [400, 404, 415, 422],
});

export const listProductChanges = adminList({
  permission: 'catalogue.read',
  id: 'listProductChanges',
  path: '/admin/products/{sku}/changes',
  tag: 'Catalogue',
  summary: 'What a product says otherwise since a version the team saw',
  member: productChange,
  params: ofSku,
  filters: { since: z.string().regex(/^[1-9]\d{0,8}$/) },
  isWhole: true,
});

export const findVariants = adminList({
  permission: 'catalogue.read',
  id: 'findVariants',
  path: '/admin/product-variants',
  tag: 'Catalogue',
  summary: 'Formats by words of their name, their SKU, their code or bars; the first of them',
  member: foundVariantShape,
  filters: {
    search: z.string().max(100),
    by: z
      .enum(['words', 'scan'])
      .optional()
      .meta({ description: 'scan: the format that has exactly this code or these bars' }),
  },
  isWhole: true,
});

export const addVariant = adminOperation({
  permission: 'catalogue.manage',
  id: 'addVariant',
  method: 'post',
  path: '/admin/products/{sku}/variants',
  tag: 'Catalogue',
  summary: 'Adds a format to a product; it is not shown before somebody says so',
  params: ofSku,
  body: newVariant,
  answer: noBody('Added'),
  refusals: [400, 404, 409, 415, 422],
});

export const changeVariants = adminOperation({
  permission: 'catalogue.manage',
  id: 'changeVariants',
  method: 'put',
  path: '/admin/products/{sku}/variants',
  tag: 'Catalogue',
  summary: 'Changes the formats of a product, all of them, in their new order',
  params: ofSku,
  body: variantChanges,
  answer: noBody('Changed'),
  refusals: [400, 404, 409, 415, 422],
});

export const removeVariant = adminOperation({
  permission: 'catalogue.manage',
  id: 'removeVariant',
  risk: 'goods',
  method: 'post',
  path: '/admin/products/{sku}/variants/{code}/remove',
  tag: 'Catalogue',
  summary: 'Takes a format out of a draft; what was shown once is only taken out of sale',
  params: ofSku.extend({ code: z.string().max(20) }),
  body: z.object({ version }),
  answer: noBody('Removed'),
  refusals: [400, 404, 409, 415, 422],
});

export const listChoices = adminOperation({
  permission: 'catalogue.read',
  id: 'listChoices',
  method: 'get',
  path: '/admin/product-choices',
  tag: 'Catalogue',
  summary: 'What ranges, ages, sizes and needs a product may be of',
  answer: item(choicesShape.loose(), 'The choices, by fact'),
  refusals: [],
});

export const addProductPicture = adminOperation({
  permission: 'catalogue.manage',
  id: 'addProductPicture',
  method: 'post',
  path: '/admin/product-pictures',
  tag: 'Catalogue',
  summary:
    'Adds a picture to a product: JPEG, PNG, WebP or AVIF, 10 MB at most, 500 pixels at least',
  form: newPicture.extend({ file: z.any().meta({ type: 'string', format: 'binary' }) }),
  answer: noBody('Added'),
  refusals: [400, 404, 409, 413, 415, 422, 429],
});

export const listStockMovements = adminList({
  permission: 'catalogue.read',
  id: 'listStockMovements',
  path: '/admin/product-variants/{code}/stock-movements',
  tag: 'Stock',
  summary: 'What the team did to the stock of a variant, newest first',
  member: stockMovementShape,
  params: ofCode,
});

export const moveStock = adminOperation({
  permission: 'stock.manage',
  id: 'moveStock',
  risk: 'goods',
  method: 'post',
  path: '/admin/product-variants/{code}/stock-movements',
  tag: 'Stock',
  summary: 'Adds, takes or counts pieces, with a reason; never below what is promised',
  params: ofCode,
  body: newStockMovement,
  answer: noBody('Written'),
  refusals: [400, 404, 415, 422],
});

export const setLowStock = adminOperation({
  permission: 'stock.manage',
  id: 'setLowStock',
  method: 'put',
  path: '/admin/product-variants/{code}/low-stock',
  tag: 'Stock',
  summary: 'From how many pieces the variant is to be ordered again',
  params: ofCode,
  body: lowStock,
  answer: noBody('Set'),
  refusals: [400, 404, 415, 422],
});

export const receiveDelivery = adminOperation({
  permission: 'stock.manage',
  id: 'receiveDelivery',
  risk: 'goods',
  method: 'post',
  path: '/admin/stock-deliveries',
  tag: 'Stock',
  summary: 'Puts a delivery of several variants on the shelves, all of it or nothing',
  body: newDelivery,
  answer: noBody('Received'),
  refusals: [400, 415, 422],
});

export const moveLot = adminOperation({
  permission: 'stock.manage',
  id: 'moveLot',
  risk: 'goods',
  method: 'post',
  path: '/admin/product-variants/{code}/lots',
  tag: 'Stock',
  summary: 'Moves pieces of a lot to another place, or says of which lot nameless ones are',
  params: ofCode,
  body: newLotMove,
  answer: noBody('Moved'),
  refusals: [400, 404, 415, 422],
});

export const listStockLots = adminOperation({
  permission: 'catalogue.read',
  id: 'listStockLots',
  method: 'get',
  path: '/admin/stock-lots',
  tag: 'Stock',
  summary: 'What stands of each lot and where, what expires first above (FOOD-03)',
  query: z.object({
    variant: z.string().max(20).optional(),
    search: z
      .string()
      .max(60)
      .optional()
      .meta({ description: 'First letters of a lot or of a place, or what a product is called' }),
    days: z
      .string()
      .regex(/^\d{1,4}$/)
      .optional()
      .meta({ description: 'Only what expires within so many days, or has' }),
    ...pagingQuery,
  }),
  answer: item(stockLotsShape, 'A collection'),
  refusals: [400, 422],
});

export const listLotReceipts = adminList({
  permission: 'catalogue.read',
  id: 'listLotReceipts',
  path: '/admin/stock-lots/receipts',
  tag: 'Stock',
  summary: 'The deliveries a lot of an article came with: from whom and when (FOOD-03)',
  member: lotReceiptShape,
  filters: { lot: z.string().min(1).max(60), variant: z.string().min(1).max(40) },
  isWhole: true,
});

export const changePrice = adminOperation({
  permission: 'prices.manage',
  id: 'changePrice',
  risk: 'money',
  method: 'post',
  path: '/admin/product-variants/{code}/prices',
  tag: 'Catalogue',
  summary: 'Changes what a variant costs on some sites, today or from a later day',
  params: z.object({ code: z.string().max(20) }),
  body: newPrice,
  answer: noBody('Decided'),
  refusals: [400, 404, 415, 422],
});

export const cancelScheduledPrice = adminOperation({
  permission: 'prices.manage',
  id: 'cancelScheduledPrice',
  risk: 'money',
  method: 'delete',
  path: '/admin/scheduled-prices/{id}',
  tag: 'Catalogue',
  summary: 'Takes back a price that does not apply yet',
  params: z.object({ id: z.string().max(20) }),
  answer: noBody('Taken back'),
  refusals: [404],
});

export const listAllCategories = adminList({
  permission: 'catalogue.read',
  id: 'listAllCategories',
  path: '/admin/categories',
  tag: 'Catalogue',
  summary: 'The tree of categories, each after the one above it',
  member: teamCategoryShape,
  isWhole: true,
});

export const createCategory = adminOperation({
  permission: 'catalogue.manage',
  id: 'createCategory',
  method: 'post',
  path: '/admin/categories',
  tag: 'Catalogue',
  summary: 'Adds a category behind its siblings, shown at once',
  body: newCategory,
  answer: item(createdCategory, 'The category; null when this form was sent before', 201),
  refusals: [400, 415, 422],
});

export const getAnyCategory = adminOperation({
  permission: 'catalogue.read',
  id: 'getAnyCategory',
  method: 'get',
  path: '/admin/categories/{id}',
  tag: 'Catalogue',
  summary: 'A category, what its page says and what names it',
  params: ofId,
  answer: item(teamCategoryDetailShape, 'The category'),
  refusals: [400, 404, 422],
});

export const listCategoryChanges = adminList({
  permission: 'catalogue.read',
  id: 'listCategoryChanges',
  path: '/admin/categories/{id}/changes',
  tag: 'Catalogue',
  summary: 'What was changed of a category since a version the team saw, and by whom',
  member: categoryChange,
  params: ofId,
  filters: { since: z.string().regex(/^[1-9]\d{0,8}$/) },
  isWhole: true,
});

export const editCategory = adminOperation({
  permission: 'catalogue.manage',
  id: 'editCategory',
  method: 'put',
  path: '/admin/categories/{id}',
  tag: 'Catalogue',
  summary: 'Changes what a category is called and says, and whether visitors see it',
  params: ofId,
  body: categoryChanges,
  answer: noBody('Changed'),
  refusals: [400, 404, 409, 415, 422],
});

export const moveCategory = adminOperation({
  permission: 'catalogue.manage',
  id: 'moveCategory',
  risk: 'trust',
  method: 'put',
  path: '/admin/categories/{id}/place',
  tag: 'Catalogue',
  summary: 'Changes the address of a category, what is above it, or its place among its siblings',
  params: ofId,
  body: categoryPlace,
  answer: noBody('Moved'),
  refusals: [400, 404, 409, 415, 422],
});

const numbered = z.object({ number: z.string().regex(/^[1-9]\d{0,8}$/) });

export const listProductVersions = adminList({
  permission: 'catalogue.read',
  id: 'listProductVersions',
  path: '/admin/products/{sku}/versions',
  tag: 'Catalogue',
  summary: 'The versions of a product that are kept, newest first, and what each changed',
  member: versionShape,
  params: ofSku,
  isWhole: true,
});

export const getProductVersion = adminOperation({
  permission: 'catalogue.read',
  id: 'getProductVersion',
  method: 'get',
  path: '/admin/products/{sku}/versions/{number}',
  tag: 'Catalogue',
  summary: 'What a version of a product says, and what an edit takes up of it',
  params: ofSku.extend(numbered.shape),
  answer: item(versionDetailShape, 'The version'),
  refusals: [400, 404, 422],
});

export const listProductScheduledEdits = adminList({
  permission: 'catalogue.read',
  id: 'listProductScheduledEdits',
  path: '/admin/products/{sku}/scheduled-edits',
  tag: 'Catalogue',
  summary: 'Edits of a product that wait for their moment, and what became of the last ones',
  member: scheduledEditShape,
  params: ofSku,
  isWhole: true,
});

export const scheduleProductEdit = adminOperation({
  permission: 'catalogue.manage',
  id: 'scheduleProductEdit',
  method: 'post',
  path: '/admin/products/{sku}/scheduled-edits',
  tag: 'Catalogue',
  summary: 'Edits a product at a later moment, unless somebody changes the same before',
  params: ofSku,
  body: scheduledProductChanges,
  answer: noBody('Scheduled'),
  refusals: [400, 404, 409, 415, 422],
});

export const cancelScheduledEdit = adminOperation({
  permission: 'catalogue.manage',
  id: 'cancelScheduledEdit',
  method: 'delete',
  path: '/admin/scheduled-edits/{id}',
  tag: 'Catalogue',
  summary: 'Takes back an edit of a product or a category that waits for its moment',
  params: z.object({ id: z.string().regex(/^\d{1,9}$/) }),
  answer: noBody('Taken back'),
  refusals: [404, 422],
});

export const listCategoryVersions = adminList({
  permission: 'catalogue.read',
  id: 'listCategoryVersions',
  path: '/admin/categories/{id}/versions',
  tag: 'Catalogue',
  summary: 'The versions of a category that are kept, newest first, and what each changed',
  member: versionShape,
  params: ofId,
  isWhole: true,
});

export const getCategoryVersion = adminOperation({
  permission: 'catalogue.read',
  id: 'getCategoryVersion',
  method: 'get',
  path: '/admin/categories/{id}/versions/{number}',
  tag: 'Catalogue',
  summary: 'What a version of a category says, and what an edit takes up of it',
  params: ofId.extend(numbered.shape),
  answer: item(versionDetailShape, 'The version'),
  refusals: [400, 404, 422],
});

export const listCategoryScheduledEdits = adminList({
  permission: 'catalogue.read',
  id: 'listCategoryScheduledEdits',
  path: '/admin/categories/{id}/scheduled-edits',
  tag: 'Catalogue',
  summary: 'Edits of a category that wait for their moment, and what became of the last ones',
  member: scheduledEditShape,
  params: ofId,
  isWhole: true,
});

export const scheduleCategoryEdit = adminOperation({
  permission: 'catalogue.manage',
  id: 'scheduleCategoryEdit',
  method: 'post',
  path: '/admin/categories/{id}/scheduled-edits',
  tag: 'Catalogue',
  summary: 'Edits a category at a later moment, unless somebody changes the same before',
  params: ofId,
  body: scheduledCategoryChanges,
  answer: noBody('Scheduled'),
  refusals: [400, 404, 409, 415, 422],
});

export const listTaxRates = adminList({
  permission: 'finance.read',
  id: 'listTaxRates',
  path: '/admin/tax-rates',
  tag: 'Settings',
  summary: 'VAT rates by country and kind of goods: what holds, will hold and held',
  member: taxRateShape,
  isWhole: true,
});

export const previewTaxRate = adminOperation({
  permission: 'finance.manage',
  id: 'previewTaxRate',
  method: 'post',
  path: '/admin/tax-rate-previews',
  tag: 'Settings',
  summary: 'What a VAT rate would be charged on; changes nothing',
  body: taxRateInput,
  answer: item(taxRatePreviewShape, 'What it would be charged on'),
  refusals: [400, 415, 422],
});

export const decideTaxRate = adminOperation({
  permission: 'finance.manage',
  id: 'decideTaxRate',
  risk: 'money',
  method: 'post',
  path: '/admin/tax-rates',
  tag: 'Settings',
  summary: 'Decides a VAT rate from a later day on',
  body: taxRateInput,
  answer: noBody('Decided'),
  refusals: [400, 415, 422],
});

export const withdrawTaxRate = adminOperation({
  permission: 'finance.manage',
  id: 'withdrawTaxRate',
  risk: 'money',
  method: 'delete',
  path: '/admin/tax-rates/{id}',
  tag: 'Settings',
  summary: 'Takes a VAT rate back whose day has not come',
  params: z.object({ id: z.string().regex(/^\d{1,9}$/) }),
  answer: noBody('Gone'),
  refusals: [404, 422],
});

const language = z.enum(TRANSLATION_LANGUAGES);
const productIn = ofSku.extend({ language });
const categoryIn = ofId.extend({ language });

export const getProductTranslations = adminOperation({
  permission: 'catalogue.read',
  id: 'getProductTranslations',
  method: 'get',
  path: '/admin/products/{sku}/translations/{language}',
  tag: 'Catalogue',
  summary: 'The texts of a product beside their translations',
  params: productIn,
  answer: item(translationsShape, 'Its texts'),
  refusals: [400, 404, 422],
});

export const translateProduct = adminOperation({
  permission: 'catalogue.manage',
  id: 'translateProduct',
  method: 'put',
  path: '/admin/products/{sku}/translations/{language}',
  tag: 'Catalogue',
  summary: 'Says texts of a product in another language',
  params: productIn,
  body: newTranslations,
  answer: noBody('Translated'),
  refusals: [400, 404, 409, 415, 422],
});

export const getCategoryTranslations = adminOperation({
  permission: 'catalogue.read',
  id: 'getCategoryTranslations',
  method: 'get',
  path: '/admin/categories/{id}/translations/{language}',
  tag: 'Catalogue',
  summary: 'The texts of a category beside their translations',
  params: categoryIn,
  answer: item(translationsShape, 'Its texts'),
  refusals: [400, 404, 422],
});

export const translateCategory = adminOperation({
  permission: 'catalogue.manage',
  id: 'translateCategory',
  method: 'put',
  path: '/admin/categories/{id}/translations/{language}',
  tag: 'Catalogue',
  summary: 'Says texts of a category in another language',
  params: categoryIn,
  body: newTranslations,
  answer: noBody('Translated'),
  refusals: [400, 404, 409, 415, 422],
});
