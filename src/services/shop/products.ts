import type { ProductShape, VariantShape } from '#modules/catalog/contracts.ts';
import * as catalog from '#modules/catalog/operations.ts';
import type { ShopClient } from './client.ts';

/** The catalogue as the shop itself knows it, without texts of the content system (contracts §1.12). */
export const productCalls = (shop: ShopClient) => ({
  /** Null when no product of the channel has this slug. Throws ServiceError. */
  findBySlug: async (slug: string): Promise<ProductShape | null> => {
    const [product] = await shop.all(catalog.listProducts, { query: { slug }, anonymous: true });
    return product ?? null;
  },
  /** Every format of a product. Throws ServiceError. */
  variantsOf: (product: ProductShape): Promise<readonly VariantShape[]> =>
    shop.all(catalog.listVariants, {
      query: { product: product['@id'], itemsPerPage: 100 },
      anonymous: true,
    }),
});
