import { type PackedGood, packedGoods } from '../rules/index.ts';
import type { Order } from './order.ts';

/** What goes into the parcels of an order, gifts among them. */
export const packedGoodsOf = ({ lines, pricing }: Pick<Order, 'lines' | 'pricing'>): PackedGood[] =>
  packedGoods(
    [...lines, ...(pricing.freeProducts ?? []).map((gift) => ({ ...gift, variantName: null }))].map(
      ({ variantCode, productName, variantName, quantity }) => ({
        variantCode,
        productName,
        variantName,
        quantity,
      }),
    ),
  );
