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

interface LinkedItem {
  variantCode: string;
  quantity: number;
}

/** The query of a cart link that raises another cart to these items: pressed twice, it adds nothing (CRT-18). */
export function cartLinkOf(items: readonly LinkedItem[]): string {
  const quantities = new Map<string, number>();
  for (const { variantCode, quantity } of items)
    quantities.set(variantCode, (quantities.get(variantCode) ?? 0) + quantity);
  return new URLSearchParams({
    variantId: [...quantities.keys()].join(','),
    targetQuantity: [...quantities.values()].join(','),
  }).toString();
}
