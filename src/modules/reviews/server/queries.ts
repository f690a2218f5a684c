import { sql } from 'kysely';
import type { Db } from '#registry/schema.ts';

export interface ShownReview {
  id: number;
  title: string;
  rating: number;
  comment: string;
  author: string | null;
  sku: string;
  created_at: Date;
  demo: boolean;
}

/** Accepted reviews of a product, or of all, newest first. */
export async function listReviews(
  db: Db,
  sku: string | null,
  { offset, itemsPerPage }: { offset: number; itemsPerPage: number },
): Promise<{ items: ShownReview[]; total: number }> {
  const { rows } = await sql<ShownReview & { total: number }>`
    select r.id, r.title, r.rating, r.comment, r.author, p.sku, r.demo,
      r.written_on::timestamp at time zone 'Europe/Paris' as created_at,
      count(*) over () as total
    from reviews r join products p on p.id = r.product_id
    where r.status = 'accepted' and (${sku}::text is null or p.sku = ${sku})
    order by r.written_on desc, r.id desc
    limit ${itemsPerPage} offset ${offset}`.execute(db);
  return { items: rows.map(({ total, ...item }) => item), total: rows[0]?.total ?? 0 };
}
