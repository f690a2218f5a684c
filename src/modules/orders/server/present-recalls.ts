import { inParis } from '#kit/dates.ts';
import { sheetOf } from '#kit/sheet.ts';
import { lotCode } from '#modules/catalog/rules/index.ts';
import type { LotOrderShape, LotShape, RecallShape } from '../admin-contracts.ts';
import { parcelsWith } from '../rules/index.ts';
import type { FoundLot, findConcerned, LotOfArticle, LotOrder } from './find-lots.ts';
import type { Parcel } from './order.ts';
import type { Recall } from './start-recall.ts';

export const presentLot = (lot: FoundLot): LotShape => ({
  '@id': `/api/v2/admin/lots?search=${encodeURIComponent(lot.lot)}`,
  '@type': 'Lot',
  ...lot,
});

export const presentLotOrder = (row: LotOrder, lot: LotOfArticle): LotOrderShape => ({
  '@id': `/api/v2/admin/orders/${row.number}`,
  '@type': 'LotOrder',
  number: row.number ?? '',
  placedAt: row.placedAt ? inParis(row.placedAt) : '',
  email: row.email,
  name: [row.firstName, row.lastName].filter(Boolean).join(' '),
  phoneNumber: row.phoneNumber,
  country: row.country ?? '',
  quantity: row.quantity,
  bestBefore: row.bestBefore,
  shippedAt: row.shippedAt && inParis(row.shippedAt),
  parcels: parcelsWith((row.parcels ?? []) as Parcel[], {
    variantCode: lot.variantCode,
    lot: lotCode(lot.lot),
    quantity: row.quantity,
  }).map(({ trackingNumber }) => trackingNumber),
});

export const presentRecall = (
  recall: Recall,
  concerned: Awaited<ReturnType<typeof findConcerned>>,
): RecallShape => ({
  '@id': `/api/v2/admin/recalls/${recall.id}`,
  '@type': 'Recall',
  ...recall,
  startedAt: inParis(recall.startedAt),
  customers: concerned.length,
  told: concerned.filter(({ isNotified }) => isNotified).length,
});

const COLUMNS = [
  'number',
  'placedAt',
  'shippedAt',
  'name',
  'email',
  'phoneNumber',
  'country',
  'quantity',
  'bestBefore',
  'parcels',
] as const;
const HEADINGS = [
  'Commande',
  'Passée',
  'Envoyée',
  'Client',
  'E-mail',
  'Téléphone',
  'Pays',
  'Pièces',
  'À utiliser avant le',
  'Colis',
];

/** CSV of the orders that contain a lot. */
export const lotSheet = (orders: readonly LotOrderShape[]): string =>
  sheetOf([HEADINGS, ...orders.map((order) => COLUMNS.map((column) => cellOf(order[column])))]);

const cellOf = (value: LotOrderShape[(typeof COLUMNS)[number]]) =>
  Array.isArray(value) ? value.join(' ') : value;
