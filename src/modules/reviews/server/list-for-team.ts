import { orderOf, type SortOf, usualSort } from '#kit/team-list.ts';
import { countMost } from '#platform/count-most.ts';
import type { Paging } from '#platform/http/paging.ts';
import { narrowList } from '#platform/narrow-list.ts';
import type { Db } from '#registry/schema.ts';
import { reviewList } from '../rules/team-list.ts';
import type { ReviewsTable } from './tables.ts';

/** Filters of the team's list of reviews. */
export interface ReviewFilter {
  status?: ReviewsTable['status'] | undefined;
  rating?: number | undefined;
  sku?: string | undefined;
  customer?: number | undefined;
  sort?: SortOf<typeof reviewList> | undefined;
}

/** Reviews in any state with their product, newest first unless `sort` says otherwise. */
export async function listReviewsForTeam(
  db: Db,
  { sort = usualSort(reviewList), ...filter }: ReviewFilter,
  { offset, itemsPerPage }: Paging,
) {
  const { column, direction } = orderOf(sort, {
    writtenOn: 'r.written_on',
    rating: 'r.rating',
  } as const);
  const reviews = db
    .selectFrom('reviews as r')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .leftJoin('orders as o', 'o.id', 'r.order_id');
  const narrowed = narrowList(reviews, reviewList, filter, {});
  const rows = await narrowed
    .select(reviewColumns)
    .orderBy(column, direction)
    .orderBy('r.id', 'desc')
    .offset(offset)
    .limit(itemsPerPage)
    .execute();
  return { rows, total: await countMost(db, narrowed) };
}

const reviewColumns = [
  'r.id',
  'r.status',
  'r.rating',
  'r.title',
  'r.comment',
  'r.author',
  'r.email',
  'r.customer_id as customer',
  'r.written_on as writtenOn',
  'r.answer',
  'r.demo',
  'r.ordered_on as orderedOn',
  'r.rejected_for as rejectedFor',
  'r.rejected_note as rejectedNote',
  'p.sku',
  'p.name as product',
  'r.version',
  'o.number as order',
  'r.pet as animal',
  'r.photo_url as photoUrl',
] as const;

/** One of them, or null. */
export async function findReviewForTeam(db: Db, id: number) {
  const found = db
    .selectFrom('reviews as r')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .leftJoin('orders as o', 'o.id', 'r.order_id')
    .select(reviewColumns)
    .where('r.id', '=', id);
  return (await found.executeTakeFirst()) ?? null;
}

export type TeamReviewRow = NonNullable<Awaited<ReturnType<typeof findReviewForTeam>>>;
