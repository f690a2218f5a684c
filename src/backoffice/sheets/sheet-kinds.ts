import { SHEET_KINDS, type SheetKindName } from '#modules/sheets/rules/index.ts';
import { t } from './sheets-words.ts';

/** How each kind stands in an address. */
const KEYS = {
  products: 'produits',
  formats: 'formats',
  stock: 'stock',
  redirects: 'redirections',
} as const satisfies Record<SheetKindName, string>;

export const sheetKey = (kind: SheetKindName): string => KEYS[kind];

/** The kind an address names; undefined for any other word. */
export const kindOfKey = (key: string | undefined): SheetKindName | undefined =>
  SHEET_KINDS.find((kind) => KEYS[kind] === key);

/** Names of kinds, for links between them. */
export const namedKinds = () =>
  SHEET_KINDS.map((kind) => ({ kind, name: t(`kinds.${kind}.name`) }));
