import { sql } from 'kysely';
import { isEan } from '#modules/catalog/rules/index.ts';
import { editFormats, type FiguresOf } from '#modules/catalog/server/index.ts';
import type { Db, Tx } from '#registry/schema.ts';
import { type CheckedRow, readFlag, readWhole, writeFlag } from '../../rules/index.ts';
import type { SheetKind } from '../sheet-kind.ts';

const MOST = { 'poids net': 100_000, 'poids brut': 120_000, seuil: 100_000 } as const;
type NumberColumn = keyof typeof MOST;
const NUMBERS = Object.keys(MOST) as NumberColumn[];
const LONGEST_FORMAT = 60;

/** Name, weight, barcode, low-stock threshold and visibility of variants. */
export const formatSheet = (figuresOf: FiguresOf): SheetKind => ({
  file: 'formats',
  key: ['code'],
  columns: ['format', 'code-barres', ...NUMBERS, 'montré'],
  figures: NUMBERS,
  flags: ['montré'],
  isOpen: false,
  read: async (db, keys) => {
    const { rows } = await sql<{
      code: string;
      name: string;
      format: string;
      ean: string | null;
      net: number;
      gross: number;
      low: number;
      visible: boolean;
    }>`
      select v.code, p.name || ', ' || v.format as name, v.format, v.ean, v.net_grams as net, v.gross_grams as gross,
        v.low_stock_at as low, v.visible
      from product_variants v join products p on p.id = v.product_id
      where ${keys === null ? sql`true` : sql`v.code = any (${[...keys]}::text[])`}
      order by p.name collate "fr-x-icu", v.position, v.code`.execute(db);
    return new Map(
      rows.map(({ code, name, format, ean, net, gross, low, visible }) => [
        code,
        {
          name,
          cells: {
            format,
            'code-barres': ean ?? '',
            'poids net': String(net),
            'poids brut': String(gross),
            seuil: String(low),
            montré: writeFlag(visible),
          },
        },
      ]),
    );
  },
  check: async (db, rows, present) => {
    const unpriced = await findUnpriced(
      db,
      rows.map(({ cells }) => cells.code ?? ''),
    );
    const bars = await findBars(
      db,
      rows.map(({ cells }) => cells['code-barres'] ?? ''),
    );
    const given = new Map<string, string>();
    const own = new Set(rows.map(({ cells }) => cells.code));
    return rows.map(({ line, cells: { code: key = '', ...typed } }): CheckedRow => {
      const found = present.get(key);
      const after = normal(typed);
      const row = { line, key, name: found?.name ?? null, before: found?.cells ?? null, after };
      if (!found) return { ...row, problem: { column: 'code', code: 'unknown' } };
      const ean = typed['code-barres'] ?? '';
      const holder = ean === '' ? undefined : (given.get(ean) ?? bars.get(ean));
      // The variant that has this barcode now may lose it in the same sheet.
      const isTaken =
        holder !== undefined && holder !== key && (given.has(ean) || !own.has(holder));
      if (ean !== '') given.set(ean, key);
      if (isTaken) return { ...row, problem: { column: 'code-barres', code: 'bars_taken' } };
      const problem = problemOf(typed);
      if (problem) return { ...row, problem };
      const isShown = after.montré === 'oui' && found.cells.montré !== 'oui';
      const isUnpriced = isShown && unpriced.has(key);
      return { ...row, problem: isUnpriced ? { column: 'montré', code: 'unpriced' } : null };
    });
  },
  apply: (work, by, lines) =>
    editFormats(
      work,
      by,
      lines.map(({ key, after }) => ({
        code: key,
        format: after?.format,
        ean: after?.['code-barres'],
        netGrams: numberOf(after?.['poids net']),
        grossGrams: numberOf(after?.['poids brut']),
        lowStockAt: numberOf(after?.seuil),
        visible: after?.montré === undefined ? undefined : after.montré === 'oui',
      })),
      figuresOf,
    ),
});

const numberOf = (text: string | undefined) => (text === undefined ? undefined : Number(text));

type Typed = Readonly<Record<string, string>>;

/** The cells in normal form. */
function normal(typed: Typed): Record<string, string> {
  return Object.fromEntries(
    Object.entries(typed).map(([column, text]) => {
      if (column === 'montré') {
        const flag = readFlag(text);
        return [column, flag === null ? text : writeFlag(flag)];
      }
      const most = MOST[column as NumberColumn];
      const value = most === undefined ? null : readWhole(text, most);
      return [column, value === null ? text : String(value)];
    }),
  );
}

function problemOf(typed: Typed): CheckedRow['problem'] {
  if (typed.format === '') return { column: 'format', code: 'empty' };
  if ((typed.format ?? '').length > LONGEST_FORMAT) return { column: 'format', code: 'too_long' };
  const ean = typed['code-barres'] ?? '';
  if (ean !== '' && !isEan(ean)) return { column: 'code-barres', code: 'bars' };
  const wrong = NUMBERS.find(
    (column) => typed[column] !== undefined && readWhole(typed[column], MOST[column]) === null,
  );
  if (wrong) return { column: wrong, code: 'number' };
  const flag = typed.montré === undefined ? true : readFlag(typed.montré);
  return flag === null ? { column: 'montré', code: 'flag' } : null;
}

/** Variants of published products that have no price, and so cannot be shown. */
async function findUnpriced(db: Db | Tx, codes: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ code: string }>`
    select v.code from product_variants v join products p on p.id = v.product_id
    where v.code = any (${[...codes]}::text[]) and p.status <> 'draft'
      and not exists (select from price_history h
        where h.variant_code = v.code and h.kind = 'one_off' and h.valid_to is null)`.execute(db);
  return new Set(rows.map(({ code }) => code));
}

async function findBars(
  db: Db | Tx,
  eans: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ ean: string; code: string }>`
    select ean, code from product_variants where ean = any (${[...eans]}::text[])`.execute(db);
  return new Map(rows.map(({ ean, code }) => [ean, code]));
}
