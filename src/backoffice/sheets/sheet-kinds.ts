import {
  GRID_KINDS,
  SHEET_KINDS,
  type SheetKindName,
  sheetAccess,
} from '#modules/sheets/rules/index.ts';
import type { Permission } from '#modules/staff/rules/index.ts';
import { t } from './sheets-words.ts';

/** The name of each kind in the address. */
const KEYS = {
  products: 'produits',
  dutch: 'neerlandais',
  formats: 'formats',
  prices: 'tarifs',
  categories: 'categories',
  stock: 'stock',
  redirects: 'redirections',
  people: 'clients',
  cards: 'cartes',
} as const satisfies Record<SheetKindName, string>;

export const sheetKey = (kind: SheetKindName): string => KEYS[kind];

/** The kind of an address segment; undefined for an unknown one. */
export const kindOfKey = (key: string | undefined): SheetKindName | undefined =>
  SHEET_KINDS.find((kind) => KEYS[kind] === key);

/** Names of the kinds the user may export, for links. */
export const namedKinds = (may: (permission: Permission) => boolean) =>
  SHEET_KINDS.filter((kind) => may(sheetAccess(kind).read)).map((kind) => ({
    kind,
    name: t(`kinds.${kind}.name`),
  }));

/** Whether rows of this kind are edited in a grid as well. */
export const hasGrid = (kind: SheetKindName): boolean => GRID_KINDS.includes(kind);
