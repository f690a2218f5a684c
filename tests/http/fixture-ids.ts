import type { OrderShape } from '#modules/orders/contracts.ts';
import type { TestShop } from '../support/shop.ts';

/** What an address may name, by the segment before it: `orders` → tokens of orders. */
export type FixtureIds = Readonly<Record<string, readonly string[]>>;

const firstTwo = ['1', '2'];
/** Members that every list animals are described with has. */
const animalLists: FixtureIds = {
  'animal-types': firstTwo,
  'animal-genders': firstTwo,
  'animal-breeds': firstTwo,
  'animal-activities': firstTwo,
  'animal-conditions': firstTwo,
  'animal-features': firstTwo,
  'animal-feeds': firstTwo,
  'animal-kibble-brands': firstTwo,
};

/** What everybody may name. */
export async function publicIds(shop: TestShop): Promise<FixtureIds> {
  const column = async (select: string): Promise<string[]> => {
    const { rows } = await shop.database.pool.query(`select ${select} limit 200`);
    return rows.map(({ id }) => String(id));
  };
  const entries = (type: string) => column(`slug id from entries where type = '${type}'`);
  const products = await column('slug id from products');
  const skus = await column('sku id from products');
  const categories = await column('path id from categories');
  return {
    channels: ['FR_WEB', 'BE_WEB'],
    ...animalLists,
    countries: ['FR', 'BE', 'LU'],
    locales: ['fr_FR', 'fr_BE', 'fr'],
    currencies: ['EUR'],
    products: skus,
    'products-by-slug': products,
    'product-variants': await column('code id from product_variants'),
    taxons: categories.map((path) => path.replaceAll('/', '_')),
    coupon: ['BIENVENUE5'],
    webhooks: ['sandbox'],
    'social-login': ['demo'],
    'pickup-points': ['FR-990005', 'BE-990004'],
    'b2c-products': [...products, ...skus.map((sku) => `sku-${sku}`)],
    'b2c-categories': categories,
    categories: await column('id from categories'),
    recalls: await column('id from recalls'),
    'b2c-cross-sells': await column('key id from cross_sells'),
    'b2c-samples': await column("slug id from products where kind = 'sample'"),
    'b2c-pages': await entries('page'),
    'b2c-landings': await entries('landing'),
    'b2c-articles': await entries('article'),
    'b2c-faqs': await entries('faq'),
    'b2c-faq-tags': await entries('faq-tag'),
    'b2c-shops': await entries('shop'),
  };
}

/** What names orders and their parts. */
export function idsOfOrders(orders: readonly OrderShape[]): FixtureIds {
  const items = orders.flatMap((order) => order.items.map(({ id }) => String(id)));
  return {
    orders: orders.map(({ tokenValue }) => tokenValue),
    items,
    'order-items': items,
    shipments: orders.flatMap((order) => order.shipments.map(({ id }) => String(id))),
    payments: orders.flatMap((order) => order.payments.map(({ id }) => String(id))),
  };
}
