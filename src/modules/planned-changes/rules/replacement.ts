/** The properties by which a variant is compared with its replacement. */
export interface Compared {
  variantCode: string;
  species: string;
  kind: string;
  status: string;
  visible: boolean;
  subscribable: boolean;
  protein: string | null;
  lifeStages: readonly string[];
  /** Sizes it is made for; empty means all. */
  sizes: readonly string[];
  needs: readonly string[];
  netGrams: number;
  type: string | null;
  composition: string | null;
  prices: Readonly<Record<string, number>>;
}

/** Reasons why a replacement needs the customer's consent. */
export const CONCERNS = [
  'allergen',
  'protein',
  'diet',
  'life_stage',
  'size',
  'format',
  'dearer',
] as const;
export type Concern = (typeof CONCERNS)[number];

/** The most frequent allergens, as compositions spell them in French. */
const ALLERGENS: readonly RegExp[] = [
  /poulet|volaille/i,
  /dinde/i,
  /canard/i,
  /b(œ|oe)uf/i,
  /agneau|mouton/i,
  /porc/i,
  /lapin/i,
  /saumon/i,
  /thon|colin|merlan|hareng|sardine|truite|poisson/i,
  /crevette|crustac/i,
  /(?<!b)(œ|oe)uf/i,
  /lait|fromage|lactos/i,
  /bl[ée]|froment|[ée]peautre|gluten/i,
  /orge|avoine|seigle/i,
  /ma[ïi]s/i,
  /soja/i,
  /levure/i,
];

/** Why one variant can never replace the other, or null: another species or another kind of product. */
export function replacementRefusal(from: Compared, to: Compared): string | null {
  if (from.variantCode === to.variantCode) return 'planned_change.same_variant';
  if (to.species !== from.species && to.species !== 'both') return 'planned_change.species';
  if (to.kind !== from.kind) return 'planned_change.kind';
  if (to.type !== from.type) return 'planned_change.label';
  if (to.status !== 'sold' || !to.visible || !to.subscribable) return 'planned_change.not_sold';
  return null;
}

/**
 * The differences a customer has to accept before the replacement is made: a new allergen, another
 * diet, another age or size, another weight, a higher price.
 */
export function concernsOf(from: Compared, to: Compared): Concern[] {
  const found: Record<Concern, boolean> = {
    allergen: ALLERGENS.some((one) => names(to, one) && !names(from, one)),
    protein: to.protein !== from.protein,
    diet: !isSame(from.needs, to.needs),
    life_stage: !covers(to.lifeStages, from.lifeStages),
    size: to.sizes.length > 0 && (from.sizes.length === 0 || !covers(to.sizes, from.sizes)),
    format: to.netGrams !== from.netGrams,
    dearer: Object.entries(from.prices).some(([site, cents]) => (to.prices[site] ?? 0) > cents),
  };
  return CONCERNS.filter((concern) => found[concern]);
}

const names = ({ composition }: Compared, ingredient: RegExp): boolean =>
  ingredient.test(composition ?? '');

const covers = (wide: readonly string[], narrow: readonly string[]): boolean =>
  narrow.every((one) => wide.includes(one));

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  covers(a, b) && covers(b, a);
