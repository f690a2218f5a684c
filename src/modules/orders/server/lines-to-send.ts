import type { Order, OrderLine } from './order.ts';

/** The lines of an order less what its parcels contain; all lines while those contents are unknown. */
export function linesToSend({ lines, shipment, shippingState }: Order): OrderLine[] {
  const parcels = shipment?.parcels ?? [];
  if (shippingState !== 'ready' || parcels.some(({ contents }) => !contents)) return [...lines];
  const gone = new Map<string, number>();
  for (const { variantCode, quantity } of parcels.flatMap(({ contents }) => contents ?? []))
    gone.set(variantCode, (gone.get(variantCode) ?? 0) + quantity);
  return lines.flatMap((line) => {
    const sent = Math.min(line.quantity, gone.get(line.variantCode) ?? 0);
    gone.set(line.variantCode, (gone.get(line.variantCode) ?? 0) - sent);
    return line.quantity > sent ? [{ ...line, quantity: line.quantity - sent }] : [];
  });
}
