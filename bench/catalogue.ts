import pg from 'pg';

const PROBES = 24;
const PLENTY = 10_000_000;

interface Listed {
  attributes: {
    slug: string;
    availability: string;
    ProductVariants: { sku: string; in_stock: boolean }[];
  };
}

/** Products that can be bought, and their formats. */
export async function readCatalogue(url: string): Promise<{ slugs: string[]; variants: string[] }> {
  const answer = await fetch(
    `${url}/api/b2c-products?render=1&pagination[pageSize]=${PROBES}&locale=fr&channelCode=FR_WEB`,
  );
  const { data } = (await answer.json()) as { data: Listed[] };
  const sold = data.filter(({ attributes }) => attributes.availability === 'available');
  return {
    slugs: sold.map(({ attributes }) => attributes.slug),
    variants: sold.flatMap(({ attributes }) =>
      attributes.ProductVariants.filter(({ in_stock }) => in_stock).map(({ sku }) => sku),
    ),
  };
}

/** Lets whatever is in stock never run out, so that no flow fails for want of goods. */
export async function restock(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('update product_variants set on_hand = $1 where on_hand > 0', [PLENTY]);
  } catch (cause) {
    throw new Error('There is no shop to measure: start it once (npm run shop) and stop it.', {
      cause,
    });
  } finally {
    await client.end();
  }
}
