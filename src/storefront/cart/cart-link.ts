const VARIANT = /^\d{8}$/;

/** A variant in a cart link: `add` a quantity, or `raise` the cart's quantity to it. */
export interface LinkedVariant {
  code: string;
  kind: 'add' | 'raise';
  quantity: number;
}

const KEYS = ['variantId', 'quantity', 'targetQuantity'] as const;

const values = (query: URLSearchParams, key: string) =>
  query.getAll(key).flatMap((value) => value.split(','));

const wholeNumber = (text: string | undefined): number => {
  const number = Number(text ?? 1);
  return Number.isInteger(number) && number > 0 ? number : 1;
};

/**
 * Variants in a cart link (CRT-16 to CRT-18). Codes that are not eight digits are ignored, with the
 * quantity at their position; a missing quantity is 1. `targetQuantity` takes precedence.
 */
export function linkedVariants(query: URLSearchParams): LinkedVariant[] {
  const kind = query.has('targetQuantity') ? 'raise' : 'add';
  const quantities = values(query, kind === 'raise' ? 'targetQuantity' : 'quantity');
  return values(query, 'variantId')
    .map((code, place) => ({ code, kind, quantity: wholeNumber(quantities[place]) }) as const)
    .filter(({ code }) => VARIANT.test(code));
}

/** The query without the cart link's parameters (CRT-21); `keys` names them. */
export function withoutLinked(query: URLSearchParams, keys: readonly string[] = KEYS): string {
  const rest = new URLSearchParams(query);
  for (const key of keys) rest.delete(key);
  const text = rest.toString();
  return text && `?${text}`;
}
