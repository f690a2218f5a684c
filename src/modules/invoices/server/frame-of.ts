import { language } from '#i18n/language.ts';
import { SELLER_COUNTRY } from '#kit/countries.ts';
import { toCivilDate } from '#kit/dates.ts';
import { creditOf, taxCountry } from '#modules/orders/rules/index.ts';
import { deliveryCountry, type Order, type OrderAddress } from '#modules/orders/server/index.ts';
import type { Config } from '#platform/config.ts';
import { type DocumentFrame, type Party, regimeOf, type Seller } from '../rules/index.ts';

/** The country whose VAT applies to an order (VAT-05). */
export const taxedIn = (order: Order): string =>
  taxCountry(order.vatRegime, SELLER_COUNTRY, deliveryCountry(order));

/** Fields common to all documents of an order. */
export function frameOf(
  config: Config,
  order: Order,
  { number, issuedOn, vatNumber }: { number: string; issuedOn: string; vatNumber: string | null },
): DocumentFrame {
  const { billingAddress, shippingAddress, payment, shipment } = order;
  if (!billingAddress || !shippingAddress || !order.number || !order.placedAt)
    throw new Error(`order ${order.id} cannot be billed: it was never placed`);
  const seller = sellerOf(config);
  return {
    number,
    issuedOn,
    seller,
    currency: 'EUR',
    shippedOn: day(shipment?.shippedAt ?? order.placedAt),
    orderedOn: day(order.placedAt),
    orderNumber: order.number,
    buyer: buyerOf(billingAddress, vatNumber),
    delivery: partyOf(shippingAddress),
    country: taxedIn(order),
    regime: regimeOf(deliveryCountry(order), order.vatRegime, seller.countryCode),
    payment: {
      method: payment?.methodCode ?? 'card',
      paidOn: payment?.paidAt ? day(payment.paidAt) : null,
      // Omitted without credit, so that documents issued before this field existed keep the same bytes.
      credit: creditOf(order) || undefined,
    },
    // Omitted for French, so that documents issued before this field existed keep the same bytes.
    language: language()?.code,
  };
}

const day = (instant: Date | string): string =>
  toCivilDate(Temporal.Instant.fromEpochMilliseconds(new Date(instant).getTime())).toString();

const partyOf = (address: Omit<OrderAddress, 'id'>): Party => ({
  name: `${address.firstName} ${address.lastName}`,
  company: address.company,
  street: address.street,
  street2: address.street2,
  postcode: address.postcode,
  city: address.city,
  countryCode: address.countryCode,
});

/** The buyer as printed; the VAT number is omitted without one, so that the bytes stay those of before. */
export const buyerOf = (address: Omit<OrderAddress, 'id'>, vatNumber: string | null): Party => ({
  ...partyOf(address),
  vatNumber: vatNumber ?? undefined,
});

export const sellerOf = (config: Config): Seller => ({
  name: config.SELLER_NAME,
  form: config.SELLER_FORM,
  street: config.SELLER_STREET,
  postcode: config.SELLER_POSTCODE,
  city: config.SELLER_CITY,
  countryCode: SELLER_COUNTRY,
  siren: config.SELLER_SIREN,
  register: config.SELLER_REGISTER,
  vatNumber: config.SELLER_VAT_NUMBER,
  email: config.SUPPORT_EMAIL,
});
