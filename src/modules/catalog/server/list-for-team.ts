import { sql } from 'kysely';
import type { Db } from '#registry/schema.ts';
import type { TeamProductShape } from '../admin-contracts.ts';
import { holdsWords, shelfWords } from './holds-words.ts';

/** Filters of the team's product list. */
export interface TeamFilter {
  /** Words of the name, species or kind, or parts of the sku or of a format's code. */
  words?: string | undefined;
  species?: string | undefined;
  /** Path of a category. */
  category?: string | undefined;
  status?: string | undefined;
  /** `out`: a visible format is sold out; `low`: one is at its threshold or below. */
  stock?: 'out' | 'low' | undefined;
  /** `owed`: a sold product with a label text that has no Dutch translation. */
  dutch?: 'owed' | undefined;
}

type Row = Omit<TeamProductShape, '@id' | '@type'> & { total: number };

/** Products by name, in one statement. Offset pagination is enough for hundreds of products. */
export async function listProductsForTeam(
  db: Db,
  { words, species, category, status, stock, dutch }: TeamFilter,
  { offset, itemsPerPage }: { offset: number; itemsPerPage: number },
) {
  const said = sql`concat_ws(' ', p.name, p.sku, ${shelfWords}, (
    select string_agg(w.code, ' ') from product_variants w where w.product_id = p.id))`;
  const conditions = [
    holdsWords(said, words ?? ''),
    species ? sql`p.species = ${species}` : sql`true`,
    status ? sql`p.status = ${status}` : sql`true`,
    category
      ? sql`exists (select from product_categories pc join categories c on c.id = pc.category_id
          where pc.product_id = p.id and c.path = ${category})`
      : sql`true`,
    stock === 'out' ? sql`v.out > 0` : sql`true`,
    stock === 'low' ? sql`v.low > 0` : sql`true`,
    dutch === 'owed'
      ? sql`p.status = 'sold' and exists (
          select from (
            select unnest(array[l.composition, l.additives, l.instructions, l.storage]) as french
            from food_labels l where l.product_id = p.id
            union all select p.safety ->> 'warnings') owed
          where owed.french <> '' and not exists (
            select from catalogue_translations t
            where t.language = 'nl' and t.digest = md5(owed.french)))`
      : sql`true`,
  ];
  const narrowed = sql`
    from products p
    cross join lateral (
      select count(*) as formats, coalesce(sum(w.available), 0) as available,
        count(*) filter (where p.status = 'sold' and w.visible and w.available = 0) as out,
        count(*) filter (where p.status = 'sold' and w.visible and w.available between 1 and w.low_stock_at) as low
      from product_variants w where w.product_id = p.id) v
    where ${sql.join(conditions, sql` and `)}`;
  const { rows } = await sql<Row>`
    select p.sku, p.name, p.species, p.kind, p.status,
      (select '/media/' || shown.picture_hash || '-180.webp' from product_pictures shown
        where shown.product_id = p.id order by shown.position limit 1) as "pictureUrl", v.formats, v.available, v.out, v.low, price.*,
      (select count(*) ${narrowed}) as total
    from (select p.id, v.* ${narrowed} order by p.name collate "fr-x-icu", p.id limit ${itemsPerPage} offset ${offset}) v
    join products p on p.id = v.id
    cross join lateral (
      select min(h.cents) as "priceFrom", max(h.cents) as "priceTo"
      from product_variants w join price_history h on h.variant_code = w.code
      where w.product_id = p.id and h.kind = 'one_off' and h.valid_to is null
        and h.channel_code = (
          select c.code from channels c join price_history o on o.channel_code = c.code
          join product_variants s on s.code = o.variant_code
          where s.product_id = p.id and o.kind = 'one_off' and o.valid_to is null
          order by c.position limit 1)) price
    order by p.name collate "fr-x-icu", p.id`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}
