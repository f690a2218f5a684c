import { type Cents, sum } from '#kit/money.ts';
import { isFreeFrom } from './is-free-from.ts';

/** The result of a tariff on past orders. */
export interface TariffWeight {
  /** Number of orders that would have paid for delivery, and the total of these fees. */
  paid: number;
  money: Cents;
}

/** Computes a tariff on past orders, each given by its goods total after discounts. */
export function weighTariff(
  tariff: { price: Cents; freeFrom: Cents | null },
  goods: readonly Cents[],
): TariffWeight {
  const paid = goods.filter((amount) => !isFreeFrom(tariff.freeFrom, amount));
  return { paid: paid.length, money: sum(paid.map(() => tariff.price)) };
}
