import { type PackedGood, packedGoods } from '../rules/index.ts';
import type { Order } from './order.ts';

/** The articles of an order to be packed, gifts included. */
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
