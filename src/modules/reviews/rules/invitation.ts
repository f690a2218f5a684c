/** Days the job looks back further: what it missed is still asked for, what is long ago is not. */
export const INVITE_WITHIN_DAYS = 14;

interface Received {
  sku: string;
  species: 'dog' | 'cat' | 'both';
  isFood: boolean;
}

interface Circumstances {
  /** Something of it was given back. */
  returned: ReadonlySet<string>;
  /** Of a lot that was called back. */
  recalled: ReadonlySet<string>;
  /** Reviewed by this person, or asked about before. */
  settled: ReadonlySet<string>;
  /** Kinds of animals that died since the order was placed; null: nobody recorded which. */
  mourned: readonly (string | null)[];
}

/**
 * The products of a delivered order somebody may be asked about, in its order: never what went back or
 * was called back, never twice, and no food of a kind of animal that died meanwhile.
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
