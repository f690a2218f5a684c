import type { WaveShape } from '#modules/waves/admin-contracts.ts';
import type { OrderToPack } from '#modules/waves/rules/index.ts';

/** An order to pack, with the places of its lots. */
export interface OrderOnDesk extends OrderToPack {
  picks: readonly (OrderToPack['picks'][number] & { place: string })[];
}

/** The unpacked orders of a wave, in order. */
export const toPack = ({ members, picking }: WaveShape): OrderOnDesk[] =>
  members
    .filter(({ state }) => state === 'to_pack')
    .map(({ number, labels, weights, goods, picks }) => ({
      number,
      labels,
      weights: weights.map(({ trackingNumber, grams }) => ({ trackingNumber, grams })),
      goods: goods.map(({ variantCode, productName, variantName, quantity }) => ({
        variantCode,
        ean: picking.find((line) => line.variantCode === variantCode)?.ean ?? null,
        name: [productName, variantName].filter(Boolean).join(', '),
        quantity,
      })),
      picks,
    }));
