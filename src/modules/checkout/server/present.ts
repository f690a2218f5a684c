import { inLanguage } from '#i18n/language.ts';
import type { DeliveryPromise } from '#modules/shipping/rules/index.ts';
import type { ShippingOption } from '#modules/shipping/server/index.ts';
import type { PaymentMethod } from './payment-methods.ts';

const base = '/api/v2/shop';

/** A delivery method; price and parcel weight only when a shipment is given. */
export function presentShippingMethod(
  option: ShippingOption,
  { deliverFrom, deliverTo }: DeliveryPromise,
  offer?: { price: number; parcelGrams: number },
) {
  const { id, code, position, name, description, kind, carrier, minDays, maxDays } = option;
  return {
    '@id': `${base}/shipping-methods/${code}`,
    '@type': 'ShippingMethod' as const,
    id,
    code,
    position,
    name: inLanguage(name),
    description: description && inLanguage(description),
    ...offer,
    kind,
    carrier,
    deliveryEstimate: {
      minDays,
      maxDays,
      from: deliverFrom.toString(),
      to: deliverTo.toString(),
    },
  };
}

/** A delivery method without a shipment: list price, and the amount from which it is free. */
export const presentOfferedMethod = (
  option: ShippingOption,
  promise: DeliveryPromise,
  countryCode: string,
) => {
  const { price, freeFrom, maxParcelGrams, maxParcels } = option;
  const tariff = { countryCode, price, freeFrom, maxParcelGrams, maxParcels };
  return { ...presentShippingMethod(option, promise), tariff };
};

export function presentPaymentMethod(method: PaymentMethod) {
  const { id, code, position, name, description, instructions, allowsSubscription } = method;
  return {
    '@id': `${base}/payment-methods/${code}`,
    '@type': 'PaymentMethod' as const,
    id,
    code,
    position,
    name: inLanguage(name),
    description: description && inLanguage(description),
    instructions: instructions && inLanguage(instructions),
    brands: code === 'card' ? ['visa', 'mastercard'] : [],
    fee: 0 as const,
    allowsSubscription,
  };
}
