import { sql } from 'kysely';
import { t } from '#i18n/catalogue.server.ts';
import { type ProductRating, recordRatings } from '#modules/catalog/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { summaryOf } from '../rules/index.ts';

/** Number of reviews on a product page; further pages come from the shop API. */
const ON_PAGE = 50;

interface Row {
  productId: number;
  counts: number[];
  reviews: (Omit<ProductRating['reviews'][number], 'author'> & { author: string | null })[];
}

/** Updates the reviews on the pages of these products. */
export async function showRatings(work: UnitOfWork, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  const { rows } = await sql<Row>`
    select p.id as "productId",
      array(select (select count(*) from reviews r
              where r.product_id = p.id and r.status = 'accepted' and r.rating = stars)::integer
            from generate_series(1, 5) stars order by stars) as counts,
      (select coalesce(json_agg(json_build_object('author', r.author, 'rating', r.rating,
         'title', r.title, 'comment', r.comment, 'date', r.written_on, 'orderDate', r.ordered_on,
         'answer', case when r.answer is not null
           then json_build_object('text', r.answer, 'date', r.answered_on) end,
         'pet', r.pet, 'photo', case when r.photo_url is not null
           then json_build_object('url', r.photo_url) end, 'demo', r.demo) order by r.written_on desc, r.id desc), '[]')
       from (select * from reviews where product_id = p.id and status = 'accepted'
             order by written_on desc, id desc limit ${ON_PAGE}) r) as reviews
    from unnest(${[...productIds]}::bigint[]) as p (id)`.execute(work.tx);
  await recordRatings(
    work,
    rows.map(({ productId, counts, reviews }) => ({
      productId,
      ...summaryOf(counts),
      reviews: reviews.map((review) => ({
        ...review,
        author: review.author ?? t('reviews.anonymous'),
      })),
    })),
  );
}
