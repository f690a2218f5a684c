import { DEFAULTS, SITE_COUNTRIES } from '#kit/sites.ts';
import { lineKey, priceOrder } from '../rules/index.ts';
import type { Order, OrderAddress, Parcel } from './order.ts';

/** Country of the example customer. */
export const [EXAMPLE_COUNTRY] = SITE_COUNTRIES;
const RULE = { id: 'example', version: '1' };
const LINE = {
  variantCode: '10000011',
  productSku: 'PR000011',
  productSlug: 'poulet-et-orge',
  productName: 'Poulet et orge, chien adulte',
  variantName: '3\u00a0kg',
  variantSlug: '3-kg',
  pictureHash: null,
  taxCategory: 'pet_food' as const,
  netGrams: 3000,
  grossGrams: 3100,
  quantity: 2,
};
const UNIT_PRICE = 2490;
const ADDRESS: OrderAddress = {
  id: 0,
  firstName: 'Camille',
  lastName: 'Exemple',
  company: null,
  street: '24 rue des Lilas',
  street2: null,
  postcode: '69003',
  city: 'Lyon',
  countryCode: EXAMPLE_COUNTRY,
  provinceCode: null,
  provinceName: null,
  phoneNumber: null,
  phoneNumber2: null,
  deliveryInstructions: null,
};

/** Tracking numbers of its parcels, in order of dispatch. */
export const EXAMPLE_PARCELS = ['6A12345678901', '6A12345678902'] as const;

interface Example {
  today: Temporal.PlainDate;
  now: Temporal.Instant;
  /** Number of its parcels that have left. */
  parcels?: number;
  /** Whether all of it has left. */
  isWhole?: boolean;
}

/** An invented order of an invented customer with real prices, to preview mails before they are sent (O-16). */
export function exampleOrder({ today, now, parcels = 0, isWhole = false }: Example): Order {
  const at = new Date(now.epochMilliseconds);
  const {
    lines,
    withheld: _,
    ...priced
  } = priceOrder({
    lines: [
      {
        key: lineKey(LINE.variantCode, null),
        variantCode: LINE.variantCode,
        productCode: LINE.productSku,
        categories: [],
        taxCategory: LINE.taxCategory,
        quantity: LINE.quantity,
        unitPrice: UNIT_PRICE,
        referenceUnitPrice: null,
        subscriptionUnitPrice: null,
        subscriptionInterval: null,
        priceRule: RULE,
        subscriptionPriceRule: RULE,
      },
    ],
    promotions: [],
    adjustments: [],
    country: EXAMPLE_COUNTRY,
    taxCountry: EXAMPLE_COUNTRY,
    date: today,
    taxRates: [
      {
        country: EXAMPLE_COUNTRY,
        category: LINE.taxCategory,
        rate: 2000,
        validFrom: today,
        validTo: null,
      },
    ],
    shipping: { method: 'home_standard', price: 490, rule: RULE },
    shippingAtMost: null,
    freeShipping: null,
  });
  const sent = EXAMPLE_PARCELS.slice(0, parcels).map(
    (trackingNumber): Parcel => ({
      trackingNumber,
      carrierLink: `https://www.laposte.fr/outils/suivre-vos-envois?code=${trackingNumber}`,
      shippedAt: at.toISOString(),
      deliveredAt: null,
      contents: null,
    }),
  );
  return {
    id: 0,
    token: 'example',
    number: '000012345',
    channel: DEFAULTS.site,
    channelCountries: [EXAMPLE_COUNTRY],
    vatRegime: 'oss',
    locale: 'fr_FR',
    currency: 'EUR',
    customerId: 0,
    email: null,
    notes: null,
    subscription: null,
    state: 'new',
    checkoutState: 'completed',
    paymentState: 'paid',
    shippingState: isWhole ? 'shipped' : 'ready',
    version: 1,
    couponCodes: [],
    credit: 0,
    voucherId: null,
    promises: [],
    guaranteedPrices: [],
    lines: lines.map((line) => ({
      id: 0,
      ...LINE,
      subscriptionInterval: null,
      sourceItemList: null,
      upsell: false,
      thisTimeOnly: false,
      unitPrice: line.applicableUnitPrice,
      originalUnitPrice: line.originalUnitPrice,
      discountedUnitPrice: line.discountedUnitPrice,
      subtotal: line.subtotal,
      total: line.total,
      taxRate: line.taxRate,
      net: line.net,
      vat: line.vat,
    })),
    billingAddress: ADDRESS,
    shippingAddress: ADDRESS,
    shipment: {
      id: 0,
      methodCode: 'home_standard',
      pickupPoint: null,
      pickupAddress: null,
      state: isWhole ? 'shipped' : 'ready',
      dispatchOn: today.toString(),
      deliverFrom: today.add({ days: 3 }).toString(),
      deliverTo: today.add({ days: 5 }).toString(),
      trackingNumber: sent.at(-1)?.trackingNumber ?? null,
      carrierLink: sent.at(-1)?.carrierLink ?? null,
      shippedAt: isWhole ? at.toISOString() : null,
      parcels: sent,
      deliveredAt: null,
      createdAt: at.toISOString(),
      updatedAt: at.toISOString(),
    },
    payment: {
      id: 0,
      methodCode: 'card',
      amount: priced.total,
      state: 'completed',
      transactionId: 'example',
      paidAt: at.toISOString(),
      details: {},
      createdAt: at.toISOString(),
      updatedAt: at.toISOString(),
    },
    pricing: { ...priced, freeProducts: [] },
    quoteHash: null,
    chargingUntil: null,
    createdAt: at,
    updatedAt: at,
    placedAt: at,
    paymentDueAt: new Date(at.getTime() + 7 * 86_400_000),
    confirmedAt: at,
    termsVersion: null,
    acceptedAt: at,
    invoiceAvailable: false,
    offerVersion: 0,
    stock: {},
  };
}
