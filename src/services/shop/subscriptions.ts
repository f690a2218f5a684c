import type { z } from 'zod';
import type { ShippingMethodShape } from '#modules/checkout/contracts.ts';
import type { PostalAddressInput } from '#modules/customers/contracts.ts';
import type { OrderShape, OrderSummaryShape } from '#modules/orders/contracts.ts';
import type {
  abortReasonShape,
  DraftShape,
  Scope,
  SubscriptionShape,
  UpsellShape,
} from '#modules/subscriptions/contracts.ts';
import type { ShopClient } from './client.ts';
import type { Listed } from './orders.ts';

export type AbortReason = z.infer<typeof abortReasonShape>;

interface Collection<Member> {
  'hydra:member': readonly Member[];
  'hydra:totalItems': number;
}

/** Where parcels go or bills are sent: an address of the book by its path, or a new one. */
export type AddressChoice = { address: string } | PostalAddressInput;

const ALL = '/shop/subscriptions';
/** The largest page of the API: nobody has more subscriptions than that. */
const WHOLE_LIST = '100';

/** The subscriptions of the signed-in customer (contracts §2.2). */
export const subscriptionCalls = (shop: ShopClient) => {
  const one = (code: string) => `${ALL}/${encodeURIComponent(code)}`;
  return {
    list: async () => {
      const query = { itemsPerPage: WHOLE_LIST };
      return (await shop.call<Collection<SubscriptionShape>>({ path: ALL, query }))['hydra:member'];
    },
    read: (code: string) => shop.call<SubscriptionShape>({ path: one(code) }),
    /** What is prepared to leave next, or null. */
    draft: async (code: string): Promise<DraftShape | null> => {
      const drafts = await shop.call<Collection<DraftShape>>({ path: `${one(code)}/drafts` });
      return drafts['hydra:member'][0] ?? null;
    },
    abortReasons: async () =>
      (await shop.call<Collection<AbortReason>>({ path: '/shop/subscription-abort-reasons' }))[
        'hydra:member'
      ],
    shippingMethods: async (draft: DraftShape) => {
      const shipment = draft.shipments[0];
      if (!shipment) return [];
      const path = `/shop/orders/${draft.tokenValue}/shipments/${shipment.id}/methods`;
      return (await shop.call<Collection<ShippingMethodShape>>({ path }))['hydra:member'];
    },
    /** What goes with a subscription and is not in it. */
    upsells: async (code: string) =>
      (await shop.call<Collection<UpsellShape>>({ path: `${one(code)}/upsells` }))['hydra:member'],
    /** Placed orders of this subscription, the newest first. */
    history: async (code: string, itemsPerPage: number): Promise<Listed<OrderSummaryShape>> => {
      const query = { page: '1', itemsPerPage: String(itemsPerPage) };
      const found = await shop.call<Collection<OrderSummaryShape>>({
        path: `${one(code)}/history`,
        query,
      });
      return { members: found['hydra:member'], total: found['hydra:totalItems'] };
    },
    historyOrder: (code: string, number: string) =>
      shop.call<OrderShape>({ path: `${one(code)}/history/${encodeURIComponent(number)}` }),
  };
};

/**
 * The changes of one subscription, as its customer saw it: when somebody changed it meanwhile, each
 * throws a ServiceError 409 whose body has it as it stands now. Null: whatever it is by now.
 */
export const changeCalls = (shop: ShopClient, code: string, version: number | null) => {
  const path = (rest: string) => `${ALL}/${encodeURIComponent(code)}/${rest}`;
  const headers: Record<string, string> = version === null ? {} : { 'if-match': `"${version}"` };
  const send = (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', rest: string, body?: object) =>
    shop.call<SubscriptionShape>({ method, path: path(rest), body, headers });
  const remove = (rest: string, scope: Scope) =>
    shop.call<SubscriptionShape>({
      method: 'DELETE',
      path: path(rest),
      query: { scope },
      headers,
    });
  return {
    moveTo: (date: string, scope: Scope) => send('PATCH', 'next-date', { date, scope }),
    setFrequency: (frequency: number, scope: Scope) =>
      send('PATCH', 'frequency', { frequency, scope }),
    addItem: (item: { productVariant: string; quantity: number; scope: Scope; upsell: boolean }) =>
      send('POST', 'items', item),
    setQuantity: (item: number, quantity: number, scope: Scope) =>
      send('PATCH', `items/${item}`, { quantity, scope }),
    removeItem: (item: number, scope: Scope) => remove(`items/${item}`, scope),
    sendTo: (to: AddressChoice, scope: Scope) => send('PUT', 'shipping-address', { ...to, scope }),
    billTo: (to: AddressChoice, scope: Scope) => send('PUT', 'billing-address', { ...to, scope }),
    setShipping: (shippingMethod: string, pickupPoint: string | null, scope: Scope) =>
      send('PATCH', 'shipping', { shippingMethod, pickupPoint, scope }),
    payWith: (paymentCard: string) => send('PATCH', 'payment', { paymentCard }),
    addCoupon: (couponCode: string, scope: Scope) => send('POST', 'coupons', { couponCode, scope }),
    /** From the later deliveries too. */
    removeCoupon: (coupon: string) => remove(`coupons/${encodeURIComponent(coupon)}`, 'all'),
    shipNow: () => send('POST', 'ship-now', {}),
    pause: (until: string | null) => send('POST', 'pause', { until }),
    resume: (date: string | null) => send('POST', 'resume', { date }),
    abort: (reason: string, message: string) => send('POST', 'abort', { reason, message }),
  };
};

export type ChangeCalls = ReturnType<typeof changeCalls>;
