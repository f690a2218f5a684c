import { ask } from './raw-request.ts';

interface Listed {
  slug: string;
  name: string;
  availability: string;
  subscribable: boolean;
  ProductVariants: { sku: string; slug: string; format: string; in_stock: boolean }[];
}

/** Products on sale, from the content API. */
export async function soldProducts(category = 'chien/croquettes'): Promise<Listed[]> {
  const path = `/api/b2c-categories/${encodeURIComponent(category)}?locale=fr&channelCode=FR_WEB`;
  const { data } = JSON.parse((await ask(path)).text);
  return data.attributes.products.filter(
    ({ availability }: Listed) => availability === 'available',
  );
}
