import { getCrossSell } from '#modules/catalog/content-operations.ts';
import { type CardProduct, cardOf } from '#modules/catalog/rules/index.ts';
import type { ContentClient } from '#services/content.ts';
import { ServiceError } from '#services/service-client.ts';

const MOST = 4;

/** A named selection of the content system (CAT-27). */
export interface Selection {
  title: string;
  products: CardProduct[];
}

/** The first cards of a named selection; null when it does not exist. */
export async function findSelection(
  content: ContentClient,
  key: string,
): Promise<Selection | null> {
  try {
    const { attributes } = await content.get(getCrossSell, { params: { key } });
    const products = attributes.products.data.map((entry) => cardOf(entry.attributes));
    return { title: attributes.title, products: products.slice(0, MOST) };
  } catch (error) {
    if (error instanceof ServiceError && error.status === 404) return null;
    throw error;
  }
}
