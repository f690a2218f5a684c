import { expect, test } from 'vitest';
import {
  cartChanges,
  funnelEvent,
  interactionEntry,
  itemOfProduct,
  layerEntries,
  purchase,
  readConsent,
  viewEntry,
  visitorLabels,
  worth,
  writeConsent,
} from './index.ts';

const common = { platform_env: 'production', country_version: 'FR', store_code: 'fr' };

test('TRK-06 TRK-07 TRK-08 every event has its suffix and the common fields', () => {
  expect(layerEntries(common, { name: 'search', data: { search_term: 'saumon' } })).toEqual([
    {
      event: 'search_gtm',
      platform_env: 'production',
      site_entity: 'store',
      country_version: 'FR',
      store_code: 'fr',
      search_term: 'saumon',
    },
  ]);
});

test('commerce wipes the sheet before it is written', () => {
  const entries = layerEntries(common, { name: 'view_item', data: { ecommerce: worth([]) } });
  expect(entries[0]).toEqual({ ecommerce: null });
  expect(entries[1]).toMatchObject({ event: 'view_item_gtm', ecommerce: { currency: 'EUR' } });
});

test('TRK-18 a view without a name of its own is a content-view', () => {
  expect(viewEntry({ path: '/commande/-/', screen: 'order/payment' })).toEqual({
    event: 'content-view',
    'content-name': '/commande/-/',
    'content-view-name': 'order/payment',
  });
  expect(viewEntry({ path: '/', screen: 'home', event: 'seen' }).event).toBe('seen');
});

test('TRK-19 an event without a name is an interaction', () => {
  expect(interactionEntry({ target: 'exemple.org' })).toEqual({
    event: 'interaction',
    target: 'exemple.org',
    action: null,
    'target-properties': null,
    value: null,
    'interaction-type': false,
  });
  expect(interactionEntry({ event: 'leave' }).event).toBe('leave');
});

test('TRK-20 TRK-21 TRK-22 who looks is said in the words of the tag manager', () => {
  const labels = (connected: boolean, isNew: boolean) =>
    Object.values(visitorLabels({ connected, isNew, subscriber: false }));
  expect(labels(false, false)).toEqual(['Non-connected', 'Guest', 'No']);
  expect(labels(true, true)).toEqual(['Connected', 'New client', 'No']);
  expect(labels(true, false)).toEqual(['Connected', 'Old client', 'No']);
  expect(visitorLabels({ connected: true, isNew: false, subscriber: true }).subscriber).toBe('Yes');
});

test('a choice is kept with its day, and asked again once the question changes', () => {
  const consent = { granted: ['measure'], day: '2026-11-21' } as const;
  expect(writeConsent(consent)).toBe('1.measure.2026-11-21');
  expect(readConsent('a=b; gamelle_choix=1.measure.2026-11-21; c=d')).toEqual(consent);
  expect(readConsent('gamelle_choix=1..2026-11-21')?.granted).toEqual([]);
  for (const other of [
    '',
    'gamelle_choix=0.ads.2020-01-01',
    'gamelle_choix=oui',
    'x_gamelle_choix=1.ads.2026-11-21',
  ])
    expect(readConsent(other)).toBeNull();
});

const line = {
  id: 1,
  variantCode: '10012345',
  productName: 'Croquettes saumon',
  variantName: '4 kg',
  quantity: 2,
  originalUnitPrice: 4100,
  discountedUnitPrice: 3690,
  sourceItemList: 'search',
  subscriptionInterval: 31,
};
const order = {
  number: '000004020',
  items: [line],
  promotions: [{ couponCode: 'BIENVENUE5' }],
  shipments: [{ method: '/api/v2/shop/shipping-methods/home_express' }],
  payments: [{ method: '/api/v2/shop/payment-methods/card' }],
  shippingTotal: 490,
  accounting: { vatIncluded: 1312 },
};

test('TRK-17 a purchase says its number, its worth in euros and the brand of the house', () => {
  const { name, data } = purchase(order, true);
  expect(name).toBe('purchase');
  expect(data).toEqual({
    customer_type: 'new',
    ecommerce: {
      transaction_id: '000004020',
      currency: 'EUR',
      value: 73.8,
      tax: 13.12,
      shipping: 4.9,
      coupon: 'BIENVENUE5',
      items: [
        {
          item_id: '10012345',
          item_name: 'Croquettes saumon',
          item_variant: '4 kg',
          item_brand: 'Premium Direct',
          price: 36.9,
          discount: 4.1,
          quantity: 2,
          index: 0,
          item_list_name: 'search',
          purchase_mode: 'subscription',
          subscription_interval: 31,
        },
      ],
    },
  });
});

test('each step of the funnel says what was chosen in the one before', () => {
  const reported = (step: string) => funnelEvent(step, order);
  expect(reported('billing')?.name).toBe('begin_checkout');
  expect(reported('shipping')).toBeNull();
  expect(reported('payment')).toMatchObject({
    name: 'add_shipping_info',
    data: { ecommerce: { shipping_tier: 'home_express', coupon: 'BIENVENUE5' } },
  });
  expect(reported('summary')?.data).toMatchObject({ ecommerce: { payment_type: 'card' } });
});

test('a cart that changes says what was added and what was taken out, not what stayed', () => {
  const other = { ...line, id: 2, variantCode: '10099999' };
  const more = cartChanges([line], [{ ...line, quantity: 5 }, other]);
  expect(more.map(({ name }) => name)).toEqual(['add_to_cart']);
  expect(more[0]?.data).toMatchObject({
    ecommerce: { items: [{ quantity: 3 }, { item_id: '10099999', quantity: 2 }] },
  });
  expect(cartChanges([line], [])[0]?.name).toBe('remove_from_cart');
  expect(cartChanges([line], [line])).toEqual([]);
});

test('what a page shows of a product is one of it, at the price it shows', () => {
  const variant = { sku: '10012345', format: '4 kg', base_price: 3690, original_price: 4100 };
  expect(itemOfProduct({ sku: 'PR1', name: 'Croquettes', variant }, 3, 'chien')).toMatchObject({
    item_id: '10012345',
    price: 36.9,
    discount: 4.1,
    quantity: 1,
    index: 3,
    item_list_name: 'chien',
  });
});
