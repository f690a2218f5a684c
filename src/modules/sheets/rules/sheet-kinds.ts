import type { Permission } from '#modules/staff/rules/index.ts';

interface Access {
  /** Permission to export the sheet, and to list applied ones. */
  read: Permission;
  /** Permission to preview, apply and undo a sheet. */
  write: Permission;
}

/** Every kind of sheet, and who may read and write it. */
const ACCESS = {
  products: { read: 'catalogue.manage', write: 'catalogue.manage' },
  dutch: { read: 'catalogue.manage', write: 'catalogue.manage' },
  formats: { read: 'catalogue.manage', write: 'catalogue.manage' },
  prices: { read: 'catalogue.read', write: 'prices.manage' },
  categories: { read: 'catalogue.manage', write: 'catalogue.manage' },
  stock: { read: 'catalogue.manage', write: 'stock.manage' },
  redirects: { read: 'content.manage', write: 'content.manage' },
  people: { read: 'people.transfer', write: 'people.transfer' },
  cards: { read: 'cards.transfer', write: 'cards.transfer' },
} as const satisfies Readonly<Record<string, Access>>;

export type SheetKindName = keyof typeof ACCESS;

/** All kinds, in display order. */
export const SHEET_KINDS = [
  'products',
  'dutch',
  'formats',
  'prices',
  'categories',
  'stock',
  'redirects',
  'people',
  'cards',
] as const satisfies readonly SheetKindName[];

/** Kinds whose rows are edited in a grid as well: those whose rows nobody adds or removes by sheet. */
export const GRID_KINDS: readonly SheetKindName[] = [
  'products',
  'dutch',
  'formats',
  'prices',
  'categories',
  'stock',
];

/** The permissions to export and to import a kind of sheet. */
export const sheetAccess = (kind: SheetKindName): Access => ACCESS[kind];
