import { sql } from 'kysely';
import type { Db } from '#registry/schema.ts';
import { findByBars } from './find-by-bars.ts';
import { holdsWords, shelfWords } from './holds-words.ts';

/** A format by its code, and its name: of the product and the format. */
interface FoundVariant {
  code: string;
  name: string;
}

const MOST = 20;

/**
 * Formats whose product, animal, kind, format, SKU, code or bars hold every word that was typed, without regard to
 * accents; the first of them, by name.
 */
export async function findVariants(db: Db, typed: string): Promise<FoundVariant[]> {
  if (typed.trim() === '') return [];
  const said = sql`concat_ws(' ', p.name, v.format, p.sku, v.code, v.ean, ${shelfWords})`;
  const { rows } = await sql<FoundVariant>`
    select v.code, concat_ws(', ', p.name, v.format) as name
    from product_variants v join products p on p.id = v.product_id
    where ${holdsWords(said, typed)}
    order by p.name collate "fr-x-icu", v.position, v.code
    limit ${MOST}`.execute(db);
  return rows;
}

/** The format that has exactly what was scanned as its code, or under its bars; none where nothing has. */
export async function findScannedVariant(db: Db, scanned: string): Promise<FoundVariant[]> {
  const code = (await findByBars(db, [scanned])).get(scanned);
  if (code === undefined) return [];
  const { rows } = await sql<FoundVariant>`
    select v.code, concat_ws(', ', p.name, v.format) as name
    from product_variants v join products p on p.id = v.product_id
    where v.code = ${code}`.execute(db);
  return rows;
}
