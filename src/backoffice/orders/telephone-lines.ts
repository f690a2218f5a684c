import type { TelephoneQuestion, TelephoneQuoteShape } from '#modules/checkout/admin-contracts.ts';

const QUANTITY = 'quantity.';

/** The lines a form wants, by the names of its fields; what has no piece is left out. */
export function dictatedLines(
  values: Readonly<Record<string, string>>,
): TelephoneQuestion['lines'] {
  const pieces = new Map<string, number>();
  for (const [name, count] of Object.entries(values))
    if (name.startsWith(QUANTITY)) pieces.set(name.slice(QUANTITY.length), Number(count));
  const added = (values.added ?? '').trim();
  if (added !== '') pieces.set(added, (pieces.get(added) ?? 0) + Number(values.addedQuantity || 1));
  return [...pieces].flatMap(([variantCode, quantity]) =>
    quantity === 0 ? [] : [{ variantCode, quantity }],
  );
}

/** Fields of the quantities that were looked at, the added one among them. */
export const dictatedFields = (lines: TelephoneQuoteShape['lines']): Record<string, string> =>
  Object.fromEntries(lines.map(({ code, quantity }) => [QUANTITY + code, String(quantity)]));

/** The preview a form carries; null when it carries none. */
export function telephoneQuoteSeen(text: string | undefined): TelephoneQuoteShape | null {
  if (!text) return null;
  try {
    const quote: TelephoneQuoteShape = JSON.parse(text);
    return quote;
  } catch {
    // Somebody else's text: as if nothing had been looked at.
    return null;
  }
}

/** Whether what is wanted is what was looked at, its way to be sent among it. */
export function isAsDictated(
  { lines, shippingMethod }: Pick<TelephoneQuestion, 'lines' | 'shippingMethod'>,
  quote: TelephoneQuoteShape,
): boolean {
  return (
    (shippingMethod ?? quote.method) === quote.method &&
    quote.lines.length === lines.length &&
    lines.every(({ variantCode, quantity }) =>
      quote.lines.some((line) => line.code === variantCode && line.quantity === quantity),
    )
  );
}
