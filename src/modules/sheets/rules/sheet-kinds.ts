import type { Permission } from '#modules/staff/rules/index.ts';

interface Access {
  /** To take the sheet out, and to see which were applied. */
  read: Permission;
  /** To look at what one would change, to apply it and to take it back. */
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

/** In the order they are shown in. */
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

/** What somebody needs to take a kind of sheet out, and to bring one in. */
export const sheetAccess = (kind: SheetKindName): Access => ACCESS[kind];
