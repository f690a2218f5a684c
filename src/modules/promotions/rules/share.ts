import { type Cents, spread } from '#kit/money.ts';

/** An exact share of a discount, `numerator ÷ denominator` cents, and its upper limit. */
export interface Share {
  numerator: bigint;
  limit: Cents;
}

/**
 * Rounds exact shares to cents that add up, none above its limit. The total is the exact sum rounded half-up, or down
 * when a limit is close, so that no cap is exceeded by a cent.
 */
export function roundShares(shares: readonly Share[], denominator: bigint): Cents[] {
  if (denominator === 0n) return shares.map(() => 0);
  const clamped = shares.map(({ numerator, limit }) => {
    const most = BigInt(limit) * denominator;
    return numerator < most ? numerator : most;
  });
  const exact = clamped.reduce((all, numerator) => all + numerator, 0n);
  if (exact === 0n) return shares.map(() => 0);
  const nearLimit = shares.some(
    ({ numerator, limit }) =>
      numerator > 0n && numerator + 2n * denominator > BigInt(limit) * denominator,
  );
  const total = nearLimit ? exact / denominator : (2n * exact + denominator) / (2n * denominator);
  return spread(Number(total), clamped);
}
