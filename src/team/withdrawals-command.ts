import { findDue } from '#modules/withdrawals/server/index.ts';
import type { AppContext } from '#registry/schema.ts';

/** Withdrawals with a refund due, the most urgent first (WDR-04). */
export async function withdrawalsCommand({ db }: AppContext): Promise<string[]> {
  const due = await findDue(db);
  if (due.length === 0) return ['No withdrawal waits for a refund.'];
  return due.map(
    ({ reference, orderNumber, refundBy, items }) =>
      `${refundBy}  order ${orderNumber}  ${reference}  ${items ?? 'the whole order'}`,
  );
}
