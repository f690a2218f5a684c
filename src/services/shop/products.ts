import type { ProductShape, VariantShape } from '#modules/catalog/contracts.ts';
import type { ShopClient } from './client.ts';

interface List<T> {
  'hydra:member': T[];
}

/** The catalogue as the shop itself knows it, without texts of the content system (contracts §1.12). */
export const productCalls = (shop: ShopClient) => ({
  /** Null when no product of the channel has this slug. Throws ServiceError. */
  findBySlug: async (slug: string): Promise<ProductShape | null> => {
    const path = '/shop/products';
    const found = await shop.call<List<ProductShape>>({ path, query: { slug }, anonymous: true });
    return found['hydra:member'][0] ?? null;
  },
  /** Every format of a product. Throws ServiceError. */
  variantsOf: async (product: ProductShape): Promise<VariantShape[]> => {
    const path = '/shop/product-variants';
    const query = { product: product['@id'], itemsPerPage: '100' };
    return (await shop.call<List<VariantShape>>({ path, query, anonymous: true }))['hydra:member'];
  },
});
