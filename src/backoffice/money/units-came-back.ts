import type { OrderMoneyShape } from '#modules/checkout/admin-contracts.ts';

type Line = Pick<
  OrderMoneyShape['refundable']['lines'][number],
  'key' | 'code' | 'quantity' | 'left'
>;

/**
 * Returned units of each line that were not refunded yet, to prefill the refund form. For an article in several lines, earlier
 * refunds count for all of them together.
 */
export function unitsCameBack(
  lines: readonly Line[],
  back: readonly { variantCode: string; quantity: number }[],
): Record<string, string> {
  const due = new Map<string, number>();
  for (const { variantCode, quantity } of back)
    due.set(variantCode, (due.get(variantCode) ?? 0) + quantity);
  for (const { code, quantity, left } of lines)
    due.set(code, (due.get(code) ?? 0) - (quantity - left));
  const units: Record<string, string> = {};
  for (const { key, code, left } of lines) {
    const count = Math.min(left, due.get(code) ?? 0);
    if (count <= 0) continue;
    units[`units.${key}`] = String(count);
    due.set(code, (due.get(code) ?? 0) - count);
  }
  return units;
}
