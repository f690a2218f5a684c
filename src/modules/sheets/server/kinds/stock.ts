import { sql } from 'kysely';
import { moveStock } from '#modules/catalog/server/index.ts';
import { readWhole } from '../../rules/index.ts';
import type { SheetKind } from '../sheet-kind.ts';

/** Upper limit of a count, in pieces. */
const MOST = 1_000_000;

/** Stock counts. A count includes pieces of placed orders that have not left the shelf (O-13). */
export const stockSheet: SheetKind = {
  file: 'stock',
  key: ['code'],
  columns: ['compté'],
  figures: ['compté'],
  isOpen: false,
  read: async (db, keys) => {
    const { rows } = await sql<{ code: string; name: string; counted: number }>`
      select v.code, p.name || ', ' || v.format as name, v.on_hand + v.reserved as counted
      from product_variants v join products p on p.id = v.product_id
      where ${keys === null ? sql`true` : sql`v.code = any (${[...keys]}::text[])`}
      order by p.name collate "fr-x-icu", v.code`.execute(db);
    return new Map(
      rows.map(({ code, name, counted }) => [code, { name, cells: { compté: String(counted) } }]),
    );
  },
  check: async (db, rows, present) => {
    const promised = await findPromised(
      db,
      rows.map(({ cells }) => cells.code ?? ''),
    );
    return rows.map(({ line, cells: { code: key = '', compté: typed = '' } }) => {
      const found = present.get(key);
      const counted = readWhole(typed, MOST);
      const row = {
        line,
        key,
        name: found?.name ?? null,
        before: found?.cells ?? null,
        after: { compté: counted === null ? typed : String(counted) },
      };
      if (!found) return { ...row, problem: { column: 'code', code: 'unknown' as const } };
      if (counted === null)
        return { ...row, problem: { column: 'compté', code: 'number' as const } };
      const isTooFew = counted < (promised.get(key) ?? 0);
      const problem = isTooFew ? { column: 'compté', code: 'below_promised' as const } : null;
      return { ...row, problem };
    });
  },
  apply: async (work, by, lines) => {
    for (const { key, after } of lines)
      await moveStock(work, by, {
        variantCode: key,
        reason: 'inventory',
        quantity: Number(after?.compté),
        note: 'fichier',
      });
  },
};

/** Pieces reserved by placed orders, by variant: a lower count is an error. */
async function findPromised(db: Parameters<SheetKind['check']>[0], codes: readonly string[]) {
  const { rows } = await sql<{ code: string; pieces: number }>`
    select code, committed_for_subscribers + reserved as pieces from product_variants
    where code = any (${[...codes]}::text[])`.execute(db);
  return new Map(rows.map(({ code, pieces }) => [code, pieces]));
}
