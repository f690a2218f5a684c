import type { LotOrderShape, LotShape, RecallShape } from '../admin-contracts.ts';
import type { findConcerned, LotOrder, searchLots } from './find-lots.ts';
import { inParis } from './present.ts';
import type { Recall } from './start-recall.ts';

export const presentLot = (lot: Awaited<ReturnType<typeof searchLots>>[number]): LotShape => ({
  '@id': `/api/v2/admin/lots?search=${encodeURIComponent(lot.lot)}`,
  '@type': 'Lot',
  ...lot,
});

export const presentLotOrder = (row: LotOrder): LotOrderShape => ({
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
  told: concerned.filter(({ isTold }) => isTold).length,
});

const COLUMNS = [
  ...(['number', 'placedAt', 'shippedAt', 'name', 'email', 'phoneNumber'] as const),
  ...(['country', 'quantity', 'bestBefore'] as const),
];
const HEADINGS = [
  ...['Commande', 'Passée', 'Envoyée', 'Client', 'E-mail', 'Téléphone'],
  ...['Pays', 'Pièces', 'À utiliser avant le'],
];

/** A sheet of the orders, as spreadsheets of French speakers read it: semicolons, marked as UTF-8. */
export function lotSheet(orders: readonly LotOrderShape[]): string {
  const lines = orders.map((order) => COLUMNS.map((column) => cell(order[column])));
  return `\uFEFF${[HEADINGS, ...lines].map((line) => `${line.join(';')}\r\n`).join('')}`;
}

/** A text that begins like a formula is none: whoever opens the sheet runs nothing of a customer's. */
function cell(value: string | number | null): string {
  const text = String(value ?? '');
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
