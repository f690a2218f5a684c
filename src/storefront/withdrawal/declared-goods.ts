interface Line {
  /** Name of its checkbox. */
  name: string;
  label: string;
}

/**
 * The goods of a declaration, from the ticked lines and the customer's own words; null items: the whole order. Nothing
 * ticked and nothing written is the whole order, as is every line.
 */
export function declaredGoods(lines: readonly Line[], typed: Readonly<Record<string, string>>) {
  const ticked = lines.filter(({ name }) => name in typed);
  const left = lines.filter((line) => !ticked.includes(line));
  const detail = typed.items?.trim() ?? '';
  if (!detail && (ticked.length === 0 || left.length === 0))
    return { items: null, remaining: null };
  const labels = (some: readonly Line[]) => some.map(({ label }) => label).join(' ; ');
  const items = [labels(ticked), detail].filter(Boolean).join(' ; ');
  return { items, remaining: (ticked.length > 0 && labels(left)) || null };
}
