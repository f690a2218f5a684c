import { sql } from 'kysely';
import type { Db } from '#schema.ts';

/** A format by its code, and its name: of the product and the format. */
interface FoundVariant {
  code: string;
  name: string;
}

const MOST = 20;

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/**
 * Formats whose product, format, SKU or code holds every word that was typed, without regard to
 * accents; the first of them, by name.
 */
export async function findVariants(db: Db, typed: string): Promise<FoundVariant[]> {
  const words = typed.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const said = sql`unaccent(concat_ws(' ', p.name, v.format, p.sku, v.code))`;
  const holds = words.map((word) => sql`${said} ilike unaccent(${`%${escaped(word)}%`})`);
  const { rows } = await sql<FoundVariant>`
    select v.code, concat_ws(', ', p.name, v.format) as name
    from product_variants v join products p on p.id = v.product_id
    where ${sql.join(holds, sql` and `)}
    order by p.name collate "fr-x-icu", v.position, v.code
    limit ${MOST}`.execute(db);
  return rows;
}
