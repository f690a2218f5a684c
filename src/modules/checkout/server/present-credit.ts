import type { readCredit } from '#modules/payments/server/index.ts';
import type { StoreCreditShape } from '../contracts.ts';

type Credit = Awaited<ReturnType<typeof readCredit>>;

/** Store credit as shown to its customer and to the team. */
export const presentCredit = (
  path: string,
  { balance, paysRenewals, lots, movements }: Credit,
): StoreCreditShape => ({
  '@id': path,
  '@type': 'StoreCredit',
  balance,
  paysRenewals,
  lots: lots.map(({ id, left, amount, reason, givenAt, expiresOn }) => ({
    id,
    left,
    amount,
    reason,
    givenAt: givenAt.toISOString(),
    expiresOn,
  })),
  movements: movements.map(({ id, kind, amount, reason, orderNumber, orderToken, movedAt }) => ({
    id,
    kind,
    amount,
    reason,
    order: orderNumber,
    orderToken,
    movedAt: movedAt.toISOString(),
  })),
});
