import { type CardProduct, cardOf } from '#modules/catalog/rules/index.ts';
import type { ContentClient } from '#services/content.ts';

/** Card data of these products, in the given order; missing products are left out (CAT-26). */
export async function cardsOf(
  content: ContentClient,
  skus: readonly string[],
): Promise<CardProduct[]> {
  const found = await content.summaries(skus);
  return found.flatMap((one) =>
    'summary' in one && one.summary.viewable && !one.summary.oldProduct
      ? [cardOf(one.summary)]
      : [],
  );
}
