import type { RefusalCatalogue } from '#kit/refusal.ts';

/** Why an address gets no parcel (VAT-14); all of these are fine for billing. */
export const refusals = {
  'delivery.country': 422,
  'delivery.overseas': 422,
  'delivery.cedex': 422,
  'delivery.military': 422,
  'delivery.unknown_postcode': 422,
} as const satisfies RefusalCatalogue;

export type DeliveryRefusal = keyof typeof refusals;
