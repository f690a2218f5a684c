import type { CardProduct } from '#modules/catalog/rules/index.ts';
import type { OrderShape } from '#modules/orders/contracts.ts';
import type { SubscriptionShape } from '#modules/subscriptions/contracts.ts';
import {
  cartView,
  categoriesOf,
  funnelEvent,
  itemOfProduct,
  type Tracked,
  worth,
} from '#modules/tracking/rules/index.ts';
import type { OwnOrder } from '../account/load-order.server.ts';
import type { ShownCategory } from '../category/load-category.ts';
import type { ShownOrder } from '../checkout/shown-order.ts';
import type { ShownProduct } from '../product/load-product.ts';
import type { Results } from '../search/load-results.ts';
import type { SiteSearch } from '../search/search-query.ts';

/** Loader data of pages by route name: only the parts used for analytics. */
interface PageData {
  product: { product: ShownProduct; variant: ShownProduct['variants'][number] | null };
  category: { category: ShownCategory; products: CardProduct[] };
  search: { search: SiteSearch; found: Results | null };
  cart: { cart: OrderShape | null };
  order: { step: string; order: ShownOrder };
  'order-confirmation': { order: ShownOrder };
  'account-order': Pick<OwnOrder, 'order' | 'refunds'>;
  'account-subscription': { subscription: SubscriptionShape };
}

type Page = { [Name in keyof PageData]: { name: Name; data: PageData[Name] } }[keyof PageData];

const SUPPORTED = new Set([
  'product',
  'category',
  'search',
  'cart',
  'order',
  'order-confirmation',
  'account-order',
  'account-subscription',
]);

/** A page with its data for analytics; null for pages that only have a page view. */
export function pageOf(name: string, data: unknown): Page | null {
  return data && SUPPORTED.has(name) ? ({ name, data } as Page) : null;
}

/** The listed products of a page, and the name of the list. */
export function listOf(page: Page | null): { list: string; products: CardProduct[] } | null {
  if (page?.name === 'category')
    return { list: page.data.category.slug, products: page.data.products };
  if (page?.name === 'search') return { list: 'search', products: page.data.found?.products ?? [] };
  return null;
}

/** Cards without a variant are not for sale, so they are left out. */
export const itemsOf = (products: readonly CardProduct[], list: string) =>
  products.flatMap(({ variant, ...product }, index) =>
    variant ? [itemOfProduct({ ...product, variant }, index, list)] : [],
  );

/** Up to three levels of the page's category: `category_1` to `category_3`. */
export function categoriesOfPage(page: Page | null) {
  const path =
    page?.name === 'category'
      ? page.data.category.slug
      : page?.name === 'product'
        ? (page.data.product.breadcrumb.at(-1)?.path ?? '')
        : '';
  const [category_1 = null, category_2 = null, category_3 = null] = path.split('/').filter(Boolean);
  return { category_1, category_2, category_3 };
}

/**
 * Events on arriving at a page besides its page view; purchases are separate, because they are sent
 * once.
 */
export function arrivalEvents(page: Page | null): Tracked[] {
  const listed = listOf(page);
  const items = listed ? itemsOf(listed.products, listed.list) : [];
  const list =
    listed && items.length > 0
      ? [{ item_list_id: listed.list, item_list_name: listed.list, items }].map((ecommerce) => ({
          name: 'view_item_list',
          data: { ecommerce },
        }))
      : [];
  if (page?.name === 'search') {
    const { search, found } = page.data;
    const reported = { search_term: search.words, results_count: found?.total ?? 0 };
    return search.words ? [{ name: 'search', data: reported }, ...list] : list;
  }
  if (page?.name === 'product') {
    const { product } = page.data;
    const variant = page.data.variant ?? product.variants[0];
    if (!variant) return [];
    const item = itemOfProduct({ ...product, variant });
    const category = categoriesOf(product.breadcrumb.at(-1)?.path ?? '');
    return [{ name: 'view_item', data: { ecommerce: worth([{ ...item, ...category }]) } }];
  }
  if (page?.name === 'cart' && page.data.cart) return [cartView(page.data.cart)];
  if (page?.name === 'order') {
    const event = funnelEvent(page.data.step, page.data.order);
    return event ? [event] : [];
  }
  return list;
}

/**
 * The item a form adds to the cart, from the data of its page; null when the page does not show it.
 */
export function addedItem(page: Page | null, form: FormData) {
  const code = form.get('variant');
  const quantity = Number(form.get('quantity') || 1);
  const mode =
    form.get('mode') === 'subscription'
      ? {
          purchase_mode: 'subscription' as const,
          subscription_interval: Number(form.get('interval')),
        }
      : { purchase_mode: 'one_off' as const };
  const named = form.get('list');
  const item =
    page?.name === 'product'
      ? page.data.product.variants
          .filter(({ sku }) => sku === code)
          .map((variant) => itemOfProduct({ ...page.data.product, variant }))[0]
      : itemsOf(listOf(page)?.products ?? [], String(named)).find(
          ({ item_id }) => item_id === code,
        );
  return item ? { ...item, quantity, ...mode } : null;
}
