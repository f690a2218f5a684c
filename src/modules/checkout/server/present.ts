import type { DeliveryPromise } from '#modules/shipping/rules/index.ts';
import type { ShippingOption } from '#modules/shipping/server/index.ts';
import type { PaymentMethod } from './payment-methods.ts';

const base = '/api/v2/shop';

/** A delivery method; its price and the weight of its parcels only in the context of a shipment. */
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
    name,
    description,
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

export function presentPaymentMethod(method: PaymentMethod) {
  const { id, code, position, name, description, instructions, allowsSubscription } = method;
  return {
    '@id': `${base}/payment-methods/${code}`,
    '@type': 'PaymentMethod' as const,
    id,
    code,
    position,
    name,
    description,
    instructions,
    brands: code === 'card' ? ['visa', 'mastercard'] : [],
    fee: 0 as const,
    allowsSubscription,
  };
}
