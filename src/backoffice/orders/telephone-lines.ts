import type { TelephoneQuestion, TelephoneQuoteShape } from '#modules/checkout/admin-contracts.ts';

const QUANTITY = 'quantity.';

/** The lines of the form, by field name; lines with quantity 0 are left out. */
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

/** Fields for the previewed quantities, including an added line. */
export const dictatedFields = (lines: TelephoneQuoteShape['lines']): Record<string, string> =>
  Object.fromEntries(lines.map(({ code, quantity }) => [QUANTITY + code, String(quantity)]));

/** The preview embedded in the form; null without one. */
export function telephoneQuoteSeen(text: string | undefined): TelephoneQuoteShape | null {
  if (!text) return null;
  try {
    const quote: TelephoneQuoteShape = JSON.parse(text);
    return quote;
  } catch {
    // Malformed: treated as not previewed.
    return null;
  }
}

/** Whether the input equals the preview, including the shipping method. */
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
