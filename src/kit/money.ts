/** An amount in integer euro cents, tax included unless its name says otherwise. */
export type Cents = number;

/** A rate in hundredths of a percent, so that it is an integer: 20 % is 2000, 8.5 % is 850. */
export type BasisPoints = number;

export const WHOLE: BasisPoints = 10_000;

/** @throws RangeError when the amount is not a whole number of cents. */
function assertCents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not whole cents: ${amount}`);
  return amount;
}

export function sum(amounts: Iterable<Cents>): Cents {
  let total = 0;
  for (const amount of amounts) total += amount;
  return assertCents(total);
}

/** `amount × numerator / denominator`, halves away from zero; exact at any size (VAT-08 step 3). */
export function proportion(amount: Cents, numerator: number, denominator: number): Cents {
  if (denominator <= 0) throw new RangeError(`cannot divide by ${denominator}`);
  const product = BigInt(amount) * BigInt(numerator);
  const divisor = BigInt(denominator);
  const half = product < 0n ? -divisor : divisor;
  return assertCents(Number((2n * product + half) / (2n * divisor)));
}

/** `rate` of an amount, half-up: 10 % (1000) of 6490 is 649. */
export function percent(amount: Cents, rate: BasisPoints): Cents {
  return proportion(amount, rate, WHOLE);
}

/**
 * Parses a typed amount above zero into cents: `54,90`, `54.9`, `1 250 €`. Null when it is no
 * amount, or a million euros or more.
 */
export function readCents(text: string): Cents | null {
  const typed = text.replaceAll(/\s/g, '').replace(/€$/, '');
  const [, euros, cents = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(typed) ?? [];
  const amount = Number(euros) * 100 + Number(cents.padEnd(2, '0'));
  return amount > 0 ? amount : null;
}

/**
 * Splits a total over weights so that the parts add up to it exactly: floor each share, then one
 * more cent to the biggest fractions, ties to the first (largest remainder, VAT-08 steps 2 and 4).
 * A negative total is split as its opposite. No part is larger than its weight when the total is
 * not larger than the weights together.
 * @throws RangeError for a negative weight, or a total to split over nothing.
 */
export function spread(total: Cents, weights: readonly (number | bigint)[]): Cents[] {
  if (total < 0) return spread(-total, weights).map((part) => 0 - part);
  if (weights.some((weight) => weight < 0)) throw new RangeError('a weight is below zero');
  if (total === 0) return weights.map(() => 0);
  const whole = weights.reduce<bigint>((all, weight) => all + BigInt(weight), 0n);
  if (whole === 0n) throw new RangeError(`nothing to split ${total} over`);

  const shares = weights.map((weight, index) => {
    const product = BigInt(total) * BigInt(weight);
    return { index, part: Number(product / whole), fraction: product % whole };
  });
  let left = total - sum(shares.map((share) => share.part));
  const byFraction = shares.toSorted((a, b) =>
    a.fraction === b.fraction ? a.index - b.index : a.fraction > b.fraction ? -1 : 1,
  );
  for (const share of byFraction) {
    if (left === 0) break;
    share.part += 1;
    left -= 1;
  }
  return shares.map((share) => share.part);
}
