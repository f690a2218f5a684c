import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Cents } from '#kit/money.ts';
import { refuse } from '#kit/refusal.ts';
import { getSites } from '#modules/channels/server/index.ts';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import { isUnusualMove, type PriceLine, priceMove, readPriceSheet } from '../rules/index.ts';
import { changePrices } from './change-price.ts';

/** What is wrong with a line; one that is refused stops the whole sheet. */
export type PriceLineProblem = 'code' | 'site' | 'price' | 'twice' | 'unpriced' | 'unusual';

export interface ReadLine extends PriceLine {
  /** Product and format, when the code exists. */
  name: string | null;
  /** Price of that site now; null without one. */
  before: Cents | null;
  problem: PriceLineProblem | null;
  /** Whole percent it moves; null where it does not. */
  percent: number | null;
}

export interface PricePreview {
  missing: readonly string[];
  lines: ReadLine[];
  /** Names this sheet against these prices: what was shown is what is applied. */
  version: string;
}

/** What a sheet would change, line by line, and what is wrong with it. Nothing is changed. */
export async function previewPrices(db: Db | Tx, text: string): Promise<PricePreview> {
  const { lines, missing } = readPriceSheet(text);
  const codes = [...new Set(lines.map(({ code }) => code))];
  const { rows } = await sql<{
    code: string;
    name: string;
    channel: string | null;
    cents: number | null;
  }>`
    select v.code, p.name || ', ' || v.format as name, h.channel_code as channel, h.cents
    from product_variants v join products p on p.id = v.product_id
    left join price_history h on h.variant_code = v.code and h.kind = 'one_off' and h.valid_to is null
    where v.code = any (${codes}::text[])`.execute(db);
  const names = new Map(rows.map(({ code, name }) => [code, name]));
  const prices = new Map(rows.map(({ code, channel, cents }) => [`${code} ${channel}`, cents]));
  const sites = new Set((await getSites(db)).channels.map(({ code }) => code));
  const seen = new Set<string>();
  const read = lines.map((line): ReadLine => {
    const key = `${line.code} ${line.channel}`;
    const before = prices.get(key) ?? null;
    const problem = problemOf(line, {
      exists: names.has(line.code),
      isSite: sites.has(line.channel),
      isTwice: seen.has(key),
      before,
    });
    seen.add(key);
    const moves = before !== null && line.cents !== null && before !== line.cents;
    return {
      ...line,
      name: names.get(line.code) ?? null,
      before,
      problem,
      percent: moves ? priceMove(before, line.cents ?? 0) : null,
    };
  });
  return { missing, lines: read, version: versionOf(read) };
}

function problemOf(
  { cents }: PriceLine,
  found: { exists: boolean; isSite: boolean; isTwice: boolean; before: Cents | null },
): PriceLineProblem | null {
  if (!found.exists) return 'code';
  if (!found.isSite) return 'site';
  if (found.isTwice) return 'twice';
  if (cents === null || cents > 1_000_000) return 'price';
  // Its first price is given on its page, where its label is asked for too (FOOD-01).
  if (found.before === null) return 'unpriced';
  return isUnusualMove(found.before, cents) ? 'unusual' : null;
}

const versionOf = (lines: readonly ReadLine[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        lines.map(({ code, channel, before, cents }) => [code, channel, before, cents]),
      ),
    )
    .digest('hex');

interface Applying {
  text: string;
  /** Of the preview that was shown. */
  version: string;
  /** Moves beyond the usual are meant. */
  confirmed: boolean;
}

/**
 * Applies a sheet of prices as it was shown: all of it, today, by the command that changes any price (PRI-02), or
 * nothing.
 * @returns the number of the import, and how many prices changed.
 * @throws Refusal `price_sheet.wrong` for a sheet with errors or nothing to change, `price_sheet.changed` when prices
 *   moved since it was shown, `price_sheet.unusual` when it moves further than usual and nobody said so is meant.
 */
export async function importPrices(
  work: UnitOfWork,
  by: string,
  { text, version, confirmed }: Applying,
): Promise<{ id: number; changed: number }> {
  await sql`lock table price_imports in share row exclusive mode`.execute(work.tx);
  const preview = await previewPrices(work.tx, text);
  if (preview.version !== version) throw refuse('price_sheet.changed');
  const { lines, missing } = preview;
  if (missing.length > 0 || lines.some(({ problem }) => problem !== null && problem !== 'unusual'))
    throw refuse('price_sheet.wrong');
  if (!confirmed && lines.some(({ problem }) => problem === 'unusual'))
    throw refuse('price_sheet.unusual');
  const moved = lines.flatMap(({ code, channel, before, cents }) =>
    before !== null && cents !== null && before !== cents
      ? [{ code, channel, before, after: cents }]
      : [],
  );
  if (moved.length === 0) throw refuse('price_sheet.wrong');
  await changePrices(
    work,
    by,
    moved.map(({ code, channel, after }) => changeOf(code, channel, after)),
  );
  const { id } = await work.tx
    .insertInto('price_imports')
    .values({
      lines: JSON.stringify(moved),
      staff_name: by,
      applied_at: new Date(work.now.epochMilliseconds),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, changed: moved.length };
}

/**
 * Takes a sheet of prices back: each price is again what it was before, as a change of today. History keeps both.
 * @throws Refusal `price_import.unknown`, `price_import.undone`, `price_import.moved` when one of them changed since.
 */
export async function undoPriceImport(work: UnitOfWork, by: string, id: number): Promise<number> {
  const found = await work.tx
    .selectFrom('price_imports')
    .select(['lines', 'undone_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw refuse('price_import.unknown');
  if (found.undone_at) throw refuse('price_import.undone');
  const { rows } = await sql<{ moved: number }>`
    select count(*)::integer as moved
    from jsonb_to_recordset(${JSON.stringify(found.lines)}::jsonb) as l(code text, channel text, after integer)
    left join price_history h on h.variant_code = l.code and h.channel_code = l.channel
      and h.kind = 'one_off' and h.valid_to is null
    where h.cents is distinct from l.after`.execute(work.tx);
  if (rows[0]?.moved) throw refuse('price_import.moved');
  await changePrices(
    work,
    by,
    found.lines.map(({ code, channel, before }) => changeOf(code, channel, before)),
  );
  await work.tx
    .updateTable('price_imports')
    .set({ undone_at: new Date(work.now.epochMilliseconds) })
    .where('id', '=', id)
    .execute();
  return found.lines.length;
}

const changeOf = (variantCode: string, channel: string, cents: Cents) => ({
  variantCode,
  channels: [channel],
  cents,
  from: null,
  confirmed: true,
});

/** Sheets that were applied, the newest first. */
export async function listPriceImports(db: Db) {
  const rows = await db
    .selectFrom('price_imports')
    .select(['id', 'staff_name as by', 'applied_at as at', 'undone_at as undoneAt'])
    .select(sql<number>`jsonb_array_length(lines)`.as('prices'))
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  return rows.map(({ at, undoneAt, ...row }) => ({
    ...row,
    at: at.toISOString(),
    undoneAt: undoneAt?.toISOString() ?? null,
  }));
}

/** Every present price, as a sheet that can be filled in and sent back. */
export async function readPriceRows(db: Db) {
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
    order by p.name, v.code, h.channel_code`.execute(db);
  return rows;
}
