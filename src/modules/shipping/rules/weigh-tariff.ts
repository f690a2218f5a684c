import { type Cents, sum } from '#kit/money.ts';
import { isFreeFrom } from './is-free-from.ts';

/** What a tariff would have asked of some orders. */
export interface TariffWeight {
  /** How many of them would have paid the delivery, and what they would have paid together. */
  paid: number;
  money: Cents;
}

/** What a tariff asks of orders, each given by its goods after discounts. */
export function weighTariff(
  tariff: { price: Cents; freeFrom: Cents | null },
  goods: readonly Cents[],
): TariffWeight {
  const paid = goods.filter((amount) => !isFreeFrom(tariff.freeFrom, amount));
  return { paid: paid.length, money: sum(paid.map(() => tariff.price)) };
}
