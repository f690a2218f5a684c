import type { z } from 'zod';
import type { countryShape } from '#modules/channels/contracts.ts';
import type { PaymentMethodShape, ShippingMethodShape } from '#modules/checkout/contracts.ts';
import type { PostalAddressInput } from '#modules/customers/contracts.ts';
import type { OrderShape } from '#modules/orders/contracts.ts';
import type { PickupPointShape } from '#modules/shipping/contracts.ts';
import type { ShopClient } from './client.ts';

export type Country = z.infer<typeof countryShape>;

/** PUT of an order: absent keys stay as they are. */
interface OrderUpdate {
  customer?: string;
  billingAddress?: PostalAddressInput;
  shippingAddress?: PostalAddressInput;
}

interface Collection<Member> {
  'hydra:member': readonly Member[];
}

const order = (token: string) => `/shop/orders/${encodeURIComponent(token)}`;

/** The checkout calls of contracts §1.8, and what its forms are filled with. */
export const checkoutCalls = (shop: ShopClient) => {
  const list = async <Member>(path: string) =>
    (await shop.call<Collection<Member>>({ path }))['hydra:member'];
  return {
    countries: () => list<Country>('/shop/countries'),
    cities: (countryCode: string, postcode: string) =>
      shop.call<{ cities: string[] }>({
        path: '/shop/cities',
        query: { countryCode, postcode },
      }),
    pickupPoints: async (query: Readonly<Record<string, string | undefined>>) =>
      (await shop.call<Collection<PickupPointShape>>({ path: '/shop/pickup-points', query }))[
        'hydra:member'
      ],
    update: (token: string, body: OrderUpdate) =>
      shop.call<OrderShape>({ method: 'PUT', path: order(token), body }),
    shippingMethods: (token: string, shipment: number) =>
      list<ShippingMethodShape>(`${order(token)}/shipments/${shipment}/methods`),
    selectShipping: (
      token: string,
      shipment: number,
      shippingMethod: string,
      pickupPoint: string | null = null,
    ) =>
      shop.call<OrderShape>({
        method: 'PATCH',
        path: `${order(token)}/shipments/${shipment}`,
        body: { shippingMethod, pickupPoint },
      }),
    paymentMethods: (token: string, payment: number) =>
      list<PaymentMethodShape>(`${order(token)}/payments/${payment}/methods`),
    selectPayment: (token: string, payment: number, paymentMethod: string) =>
      shop.call<OrderShape>({
        method: 'PATCH',
        path: `${order(token)}/payments/${payment}`,
        body: { paymentMethod },
      }),
    complete: (token: string, expectedTotal: number) =>
      shop.call<OrderShape>({
        method: 'PATCH',
        path: `${order(token)}/complete`,
        body: { expectedTotal },
      }),
  };
};

export type CheckoutCalls = ReturnType<typeof checkoutCalls>;
