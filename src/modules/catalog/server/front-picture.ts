import { type RawBuilder, sql } from 'kysely';

/** The picture of a format: its own, else the first of its product. */
export interface FrontPicture {
  picture_hash: string;
  alt: string;
}

/** Lateral subquery with at most one row: the picture for a format of a product. */
export const frontPictureOf = (productId: RawBuilder<unknown>, variantCode: RawBuilder<unknown>) =>
  sql<FrontPicture>`(
    select shown.picture_hash, shown.alt from product_pictures shown
    where shown.product_id = ${productId}
      and (shown.variant_code is null or shown.variant_code = ${variantCode})
    order by shown.variant_code is null, shown.position
    limit 1)`;
