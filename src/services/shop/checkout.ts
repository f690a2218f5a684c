import type { BodyOf, MemberOf, QueryOf } from '#kit/operation.ts';
import * as channels from '#modules/channels/operations.ts';
import * as checkout from '#modules/checkout/operations.ts';
import * as customers from '#modules/customers/operations.ts';
import * as shipping from '#modules/shipping/operations.ts';
import type { ShopClient } from './client.ts';

export type Country = MemberOf<typeof channels.listCountries>;

/** The checkout calls of contracts §1.8, and what its forms are filled with. */
export const checkoutCalls = (shop: ShopClient) => ({
  countries: () => shop.all(channels.listCountries),
  cities: (countryCode: string, postcode: string) =>
    shop.call(customers.listCities, { query: { countryCode, postcode } }),
  pickupPoints: (query: QueryOf<typeof shipping.searchPickupPoints>) =>
    shop.all(shipping.searchPickupPoints, { query }),
  /** Absent keys stay as they are. */
  update: (token: string, body: BodyOf<typeof checkout.updateOrder>) =>
    shop.call(checkout.updateOrder, { params: { token }, body }),
  shippingMethods: (token: string, id: number) =>
    shop.all(checkout.listShipmentMethods, { params: { token, id } }),
  /** Cost and arrival of each method at another address than the order's. */
  shippingMethodsTo: (token: string, id: number, countryCode: string) =>
    shop.all(checkout.listShipmentMethods, { params: { token, id }, query: { countryCode } }),
  /** What a client needs to start the payment of an order. */
  paymentConfiguration: (token: string, id: number) =>
    shop.call(checkout.getPaymentConfiguration, { params: { token, id } }),
  selectShipping: (
    token: string,
    id: number,
    shippingMethod: string,
    pickupPoint: string | null = null,
  ) =>
    shop.call(checkout.selectShipping, {
      params: { token, id },
      body: { shippingMethod, pickupPoint },
    }),
  paymentMethods: (token: string, id: number) =>
    shop.all(checkout.listMethodsOfPayment, { params: { token, id } }),
  selectPayment: (token: string, id: number, paymentMethod: string) =>
    shop.call(checkout.selectPayment, { params: { token, id }, body: { paymentMethod } }),
  /** Without an account a token of the bot protection goes with it, where that is configured. */
  complete: (token: string, expectedTotal: number, recaptchaToken?: string) =>
    shop.call(checkout.completeOrder, {
      params: { token },
      body: { expectedTotal, recaptchaToken },
    }),
});

export type CheckoutCalls = ReturnType<typeof checkoutCalls>;
