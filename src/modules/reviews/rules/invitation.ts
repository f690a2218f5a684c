/** Days the job looks back: orders missed during an outage are included, older ones are not. */
export const INVITE_WITHIN_DAYS = 14;

interface Received {
  sku: string;
  species: 'dog' | 'cat' | 'both';
  isFood: boolean;
}

interface Circumstances {
  /** SKUs that were returned. */
  returned: ReadonlySet<string>;
  /** SKUs with a recalled lot. */
  recalled: ReadonlySet<string>;
  /** SKUs reviewed by this person, or asked about before. */
  settled: ReadonlySet<string>;
  /** Species of animals that died since the order was placed; null when unknown. */
  mourned: readonly (string | null)[];
}

/**
 * The products of a delivered order to ask about, in its order: none that was returned or recalled, none twice, and
 * no food for a species of which an animal died since.
 */
export function toInvite<R extends Received>(
  received: readonly R[],
  { returned, recalled, settled, mourned }: Circumstances,
): R[] {
  const isMourned = ({ species, isFood }: R) =>
    isFood && mourned.some((kind) => kind === null || species === 'both' || kind === species);
  return received.filter(
    (one) =>
      !returned.has(one.sku) && !recalled.has(one.sku) && !settled.has(one.sku) && !isMourned(one),
  );
}
