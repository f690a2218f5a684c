import type { LinesQuoteShape, WantedLines } from '#modules/checkout/admin-contracts.ts';
import type { OrderItemShape } from '#modules/orders/contracts.ts';
import { lineKey } from '#modules/orders/rules/index.ts';

const QUANTITY = 'quantity.';

/** Name of an item's line in the form. */
export const keyOfItem = ({
  variantCode,
  subscriptionInterval,
}: Pick<OrderItemShape, 'variantCode' | 'subscriptionInterval'>): string =>
  lineKey(variantCode, subscriptionInterval);

/** The lines of the form, by field name; lines with quantity 0 are left out. */
export function wantedLines(values: Readonly<Record<string, string>>): WantedLines {
  const pieces = new Map<string, number>();
  for (const [name, count] of Object.entries(values))
    if (name.startsWith(QUANTITY)) pieces.set(name.slice(QUANTITY.length), Number(count));
  const added = (values.added ?? '').trim();
  if (added !== '') {
    const key = lineKey(added, null);
    pieces.set(key, (pieces.get(key) ?? 0) + Number(values.addedQuantity || 1));
  }
  return [...pieces].flatMap(([key, quantity]) => {
    const [variantCode = '', rhythm] = key.split(':');
    const subscriptionInterval = rhythm === 'once' ? null : Number(rhythm);
    return quantity === 0 ? [] : [{ variantCode, subscriptionInterval, quantity }];
  });
}

/** Fields for the previewed quantities, including an added line. */
export const quantityFields = (lines: LinesQuoteShape['lines']): Record<string, string> =>
  Object.fromEntries(lines.map(({ key, after }) => [QUANTITY + key, String(after)]));

/** The preview embedded in the form; null without one. */
export function quoteSeen(text: string | undefined): LinesQuoteShape | null {
  if (!text) return null;
  try {
    const quote: LinesQuoteShape = JSON.parse(text);
    return quote;
  } catch {
    // Malformed: treated as not previewed.
    return null;
  }
}

/** Whether the lines equal the previewed ones. */
export function isAsSeen(wanted: WantedLines, quote: LinesQuoteShape): boolean {
  const seen = quote.lines.filter(({ after }) => after > 0);
  return (
    seen.length === wanted.length &&
    wanted.every(({ variantCode, subscriptionInterval = null, quantity }) =>
      seen.some(
        ({ key, after }) =>
          key === lineKey(variantCode, subscriptionInterval) && after === quantity,
      ),
    )
  );
}
