/** TRK-17: the same brand for every product of ours. */
export const BRAND = 'Premium Direct';

/** The data layer counts in euros (contracts §7.2). */
export const euros = (cents: number): number => cents / 100;

export interface Item {
  item_id: string;
  item_name: string;
  item_brand: string;
  item_variant?: string;
  item_category?: string;
  item_category2?: string;
  price: number;
  discount: number;
  quantity: number;
  index: number;
  item_list_name?: string;
  purchase_mode?: 'one_off' | 'subscription';
  subscription_interval?: number;
}

/** A line as the shop API describes it (contracts §1.6); amounts in cents. */
export interface Line {
  id: number;
  variantCode: string;
  productName: string;
  variantName: string;
  quantity: number;
  originalUnitPrice: number;
  discountedUnitPrice: number;
  sourceItemList: string | null;
  /** Days; null: bought once. */
  subscriptionInterval: number | null;
}

/** A line of an order; the unit price is after promotions. */
export function itemOfLine(line: Line, index: number): Item {
  const { originalUnitPrice, discountedUnitPrice, subscriptionInterval } = line;
  const item: Item = {
    item_id: line.variantCode,
    item_name: line.productName,
    item_brand: BRAND,
    item_variant: line.variantName,
    price: euros(discountedUnitPrice),
    discount: euros(Math.max(0, originalUnitPrice - discountedUnitPrice)),
    quantity: line.quantity,
    index,
    purchase_mode: subscriptionInterval === null ? 'one_off' : 'subscription',
  };
  if (line.sourceItemList) item.item_list_name = line.sourceItemList;
  if (subscriptionInterval !== null) item.subscription_interval = subscriptionInterval;
  return item;
}

interface Shown {
  sku: string;
  name: string;
  variant: { sku: string; format: string; base_price: number; original_price: number | null };
}

/** One piece of a product as shown on a page. */
export function itemOfProduct({ name, variant }: Shown, index = 0, list?: string): Item {
  const { base_price: price, original_price: before } = variant;
  const item: Item = {
    item_id: variant.sku,
    item_name: name,
    item_brand: BRAND,
    item_variant: variant.format,
    price: euros(price),
    discount: euros(Math.max(0, (before ?? price) - price)),
    quantity: 1,
    index,
  };
  if (list) item.item_list_name = list;
  return item;
}

/** `item_category` to `item_category2` of a path such as `chien/croquettes`. */
export function categoriesOf(path: string): Pick<Item, 'item_category' | 'item_category2'> {
  const [first, second] = path.split('/');
  const categories: Pick<Item, 'item_category' | 'item_category2'> = {};
  if (first) categories.item_category = first;
  if (second) categories.item_category2 = second;
  return categories;
}

/** Value of items: price × quantity, without shipping, always with its currency. */
export function worth(items: readonly Item[]) {
  const cents = items.reduce(
    (sum, { price, quantity }) => sum + Math.round(price * 100) * quantity,
    0,
  );
  return { currency: 'EUR', value: euros(cents), items };
}
