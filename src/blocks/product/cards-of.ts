import { type CardProduct, cardOf } from '#modules/catalog/rules/index.ts';
import type { ContentClient } from '#services/content.ts';

/** Cards of these products, in the order they are named; one that is missing is left out (CAT-26). */
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
