import { fold } from '#kit/word-match.ts';
import type { Paging } from '#platform/http/paging.ts';
import type { Db } from '#registry/schema.ts';
import type { SheetRowsShape } from '../admin-contracts.ts';
import type { SheetKindName } from '../rules/index.ts';
import { cellsOfKey, type SheetKind } from './sheet-kind.ts';

interface Wanted {
  name: SheetKindName;
  kind: SheetKind;
  /** Words that the key, the name or the notes of a row contain; empty: all rows. */
  search: string;
  paging: Paging;
}

/** One page of the rows of a kind as they are now, in the order of its file. */
export async function listRows(
  db: Db,
  { name, kind, search, paging }: Wanted,
  today: Temporal.PlainDate,
): Promise<SheetRowsShape> {
  const words = fold(search).split(/\s+/).filter(Boolean);
  const present = [...(await kind.read(db, null, today))];
  const found = present.filter(([key, { name: called, notes = [] }]) => {
    const text = fold([key, called, ...notes].join(' '));
    return words.every((word) => text.includes(word));
  });
  const page = found.slice(paging.offset, paging.offset + paging.itemsPerPage);
  return {
    '@type': 'SheetRows',
    kind: name,
    keys: [...kind.key],
    columns: kind.columns.map((column) => ({ name: column, holds: holds(kind, column) })),
    rows: page.map(([key, { name: called, cells }]) => ({
      key: [...cellsOfKey(kind, key)],
      name: called,
      cells: { ...cells },
    })),
    total: found.length,
  };
}

function holds(
  { figures, flags, longTexts }: SheetKind,
  column: string,
): SheetRowsShape['columns'][number]['holds'] {
  if (figures?.includes(column)) return 'figure';
  if (flags?.includes(column)) return 'flag';
  return longTexts?.includes(column) ? 'long_text' : 'text';
}
