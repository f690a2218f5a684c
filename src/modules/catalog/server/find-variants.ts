import { sql } from 'kysely';
import type { Db } from '#registry/schema.ts';
import { findByBars } from './find-by-bars.ts';
import { holdsWords, shelfWords } from './holds-words.ts';

/** A format by code, with the name of product and format. */
interface FoundVariant {
  code: string;
  name: string;
}

const MOST = 20;

/**
 * Formats whose product, species, kind, format, sku, code or barcode contain every word typed,
 * ignoring accents; limited, by name.
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

/** The format whose code or barcode equals what was scanned; empty when there is none. */
export async function findScannedVariant(db: Db, scanned: string): Promise<FoundVariant[]> {
  const code = (await findByBars(db, [scanned])).get(scanned);
  if (code === undefined) return [];
  const { rows } = await sql<FoundVariant>`
    select v.code, concat_ws(', ', p.name, v.format) as name
    from product_variants v join products p on p.id = v.product_id
    where v.code = ${code}`.execute(db);
  return rows;
}
