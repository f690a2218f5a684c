import { sql } from 'kysely';
import { readCents } from '#kit/money.ts';
import { sheetMoney } from '#kit/sheet.ts';
import { isUnusualMove, priceMove } from '#modules/catalog/rules/index.ts';
import { changePrices } from '#modules/catalog/server/index.ts';
import { getSites } from '#modules/channels/server/index.ts';
import type { Db, Tx } from '#registry/schema.ts';
import type { CheckedRow } from '../../rules/index.ts';
import type { SheetKind } from '../sheet-kind.ts';

/** Upper limit of a price, in cents. */
const MOST = 1_000_000;

/** Prices of variants by site, tax included. Subscription prices derive from them (BIZ-06); the price history records each (PRI-02). */
export const priceSheet: SheetKind = {
  file: 'tarifs',
  key: ['code', 'site'],
  columns: ['prix'],
  figures: ['prix'],
  notes: ['produit', 'nom', 'format', 'en vente'],
  isOpen: false,
  read: async (db, keys) => {
    const codes = keys?.map((key) => key.split(' ')[0] ?? '') ?? null;
    const { rows } = await sql<{
      code: string;
      channel: string;
      cents: number;
      sku: string;
      name: string;
      format: string;
      available: number;
    }>`
      select v.code, h.channel_code as channel, h.cents, p.sku, p.name, v.format, v.available
      from product_variants v join products p on p.id = v.product_id
      join price_history h on h.variant_code = v.code and h.kind = 'one_off' and h.valid_to is null
      where ${codes === null ? sql`true` : sql`v.code = any (${codes}::text[])`}
      order by p.name collate "fr-x-icu", v.code, h.channel_code`.execute(db);
    return new Map(
      rows.map(({ code, channel, cents, sku, name, format, available }) => [
        `${code} ${channel}`,
        {
          name: `${name}, ${format}`,
          cells: { prix: priceText(cents) },
          notes: [sku, name, format, available],
        },
      ]),
    );
  },
  check: async (db, rows, present) => {
    const names = await findNames(
      db,
      rows.map(({ cells }) => cells.code ?? ''),
    );
    const sites = new Set((await getSites(db)).channels.map(({ code }) => code));
    return rows.map(({ line, cells: { code = '', site = '', prix = '' } }): CheckedRow => {
      const channel = site.toUpperCase();
      const key = `${code} ${channel}`;
      const cents = readCents(prix);
      const before = present.get(key)?.cells ?? null;
      const now = before ? readCents(before.prix ?? '') : null;
      const name = names.get(code) ?? null;
      const after = { prix: cents === null ? prix : priceText(cents) };
      const row = { line, key, name, before, after };
      const problem = problemOf({ name, isSite: sites.has(channel), cents, now });
      if (problem || now === null || cents === null) return { ...row, problem };
      const note = isUnusualMove(now, cents) ? ('unusual' as const) : ('moves' as const);
      return { ...row, problem, note: { code: note, percent: priceMove(now, cents) } };
    });
  },
  apply: (work, by, lines) =>
    changePrices(
      work,
      by,
      lines.map(({ key, after }) => {
        const [variantCode = '', channel = ''] = key.split(' ');
        // Unusual prices were shown in the preview and confirmed with the whole sheet.
        const cents = readCents(after?.prix ?? '') ?? 0;
        return { variantCode, channels: [channel], cents, from: null, confirmed: true };
      }),
    ),
};

const priceText = (cents: number): string => sheetMoney(cents) ?? '';

interface TypedPrice {
  name: string | null;
  isSite: boolean;
  cents: number | null;
  now: number | null;
}

function problemOf({ name, isSite, cents, now }: TypedPrice): CheckedRow['problem'] {
  if (name === null) return { column: 'code', code: 'unknown' };
  if (!isSite) return { column: 'site', code: 'site' };
  if (cents === null || cents > MOST) return { column: 'prix', code: 'price' };
  // The first price is set on the page of the product, which also checks its label (FOOD-01).
  return now === null ? { column: 'prix', code: 'first_price' } : null;
}

/** Product and format of each of these codes that exists. */
async function findNames(
  db: Db | Tx,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ code: string; name: string }>`
    select v.code, p.name || ', ' || v.format as name
    from product_variants v join products p on p.id = v.product_id
    where v.code = any (${[...new Set(codes)]}::text[])`.execute(db);
  return new Map(rows.map(({ code, name }) => [code, name]));
}
