import { PAGE_SIZES } from '#kit/page-size.ts';
import type { ProductShape, VariantShape } from '#modules/catalog/contracts.ts';
import * as catalog from '#modules/catalog/operations.ts';
import type { ShopClient } from './client.ts';
import { idIn } from './resource-path.ts';

/** The catalogue as the shop itself knows it, without texts of the content system (contracts §1.12). */
export const productCalls = (shop: ShopClient) => ({
  /** Null when no product of the channel has this slug. Throws ServiceError. */
  findBySlug: async (slug: string): Promise<ProductShape | null> => {
    const [product] = await shop.all(catalog.listProducts, { query: { slug }, anonymous: true });
    return product ?? null;
  },
  /** A format by its code, with its product. Throws ServiceError, 404 where there is none. */
  variant: async (code: string): Promise<{ variant: VariantShape; product: ProductShape }> => {
    const variant = await shop.call(catalog.getVariant, { params: { code }, anonymous: true });
    const product = await shop.call(catalog.getProduct, {
      params: { code: idIn(variant.product) },
      anonymous: true,
    });
    return { variant, product };
  },
  /** Every format of a product. Throws ServiceError. */
  variantsOf: (product: ProductShape): Promise<readonly VariantShape[]> =>
    shop.all(catalog.listVariants, {
      query: { product: product['@id'], itemsPerPage: PAGE_SIZES.largest },
      anonymous: true,
    }),
});
