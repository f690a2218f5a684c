import { linesToSend, type Order } from '#modules/orders/server/index.ts';
import { type ParcelLimits, packParcels, parcelGrams } from '#modules/shipping/rules/index.ts';

/**
 * Weight in grams of each parcel an order still makes, with goods packed along and packaging; a
 * single parcel when its delivery method no longer exists.
 */
export function weightsOf(
  order: Order,
  methods: readonly (ParcelLimits & { code: string })[],
  packedWith: readonly Order[] = [],
): number[] {
  const { shipment } = order;
  const lines = [order, ...packedWith].flatMap(linesToSend);
  const method = methods.find(({ code }) => code === shipment?.methodCode);
  const goods = (method && packParcels(lines, method)) ?? [
    lines.reduce((sum, { grossGrams, quantity }) => sum + grossGrams * quantity, 0),
  ];
  return goods.map(parcelGrams);
}
