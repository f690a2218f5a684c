import type { StockLine } from '#modules/catalog/server/index.ts';
import type { Order } from './order.ts';

/** All pieces an order holds, gifts included. */
export function stockOf({ lines, pricing }: Order): StockLine[] {
  return [...lines, ...pricing.freeProducts].map(({ variantCode, quantity }) => ({
    variantCode,
    quantity,
  }));
}
