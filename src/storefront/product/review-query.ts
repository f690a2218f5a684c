import type { ContentReview } from '#modules/catalog/contracts.ts';

type Stage = NonNullable<NonNullable<ContentReview['pet']>['stage']>;

/** Ages in the address. */
export const STAGE_NAMES = { growth: 'jeune', adult: 'adulte', senior: 'senior' } as const;
const STAGES = Object.keys(STAGE_NAMES) as Stage[];

export type ReviewSort = 'recents' | 'meilleures' | 'critiques';

/** The selection of reviews, from the address. */
export interface ReviewQuery {
  rating: number | null;
  /** Filters by animal: breed and age. */
  breed: string | null;
  stage: Stage | null;
  sort: ReviewSort;
  /** Pages of ten shown so far. */
  pages: number;
}

const PAGE = 10;
/** Allowed values of each parameter; others are ignored. */
const REVIEW_KEYS = {
  note: /^[1-5]$/,
  avis: /^[2-9]$/,
  tri: /^(meilleures|critiques)$/,
  age: /^(jeune|adulte|senior)$/,
  race: /^[\p{L}\p{N}][\p{L}\p{N} '’().-]{0,59}$/u,
};

const given = (query: URLSearchParams, key: keyof typeof REVIEW_KEYS) => {
  const value = query.get(key);
  return value !== null && REVIEW_KEYS[key].test(value) ? value : null;
};

export function readReviewQuery(query: URLSearchParams): ReviewQuery {
  const rating = given(query, 'note');
  const age = given(query, 'age');
  return {
    breed: given(query, 'race'),
    stage: STAGES.find((stage) => STAGE_NAMES[stage] === age) ?? null,
    rating: rating === null ? null : Number(rating),
    sort: (given(query, 'tri') as ReviewSort | null) ?? 'recents',
    pages: Number(given(query, 'avis') ?? 1),
  };
}

/** The same page with another selection, scrolled to the reviews. */
export const reviewAddress = (path: string, query: ReviewQuery): string =>
  `${path}${reviewSearch(query)}#avis`;

/** The canonical query string: defaults are omitted, parameters are sorted. */
export function reviewSearch({ rating, breed, stage, sort, pages }: ReviewQuery): string {
  const search = new URLSearchParams();
  if (stage !== null) search.set('age', STAGE_NAMES[stage]);
  if (pages > 1) search.set('avis', String(pages));
  if (rating !== null) search.set('note', String(rating));
  if (breed !== null) search.set('race', breed);
  if (sort !== 'recents') search.set('tri', sort);
  const text = search.toString();
  return text && `?${text}`;
}

const order: Record<ReviewSort, (a: ContentReview, b: ContentReview) => number> = {
  recents: (a, b) => b.date.localeCompare(a.date),
  meilleures: (a, b) => b.rating - a.rating || b.date.localeCompare(a.date),
  critiques: (a, b) => a.rating - b.rating || b.date.localeCompare(a.date),
};

/** The selected reviews, newest first by default (REV-01), with their total. */
export function chooseReviews(reviews: readonly ContentReview[], query: ReviewQuery) {
  const wanted = reviews.filter(
    ({ rating, pet: animal }) =>
      (query.rating === null || rating === query.rating) &&
      (query.breed === null || animal?.breed === query.breed) &&
      (query.stage === null || animal?.stage === query.stage),
  );
  const sorted = wanted.toSorted(order[query.sort]);
  return { shown: sorted.slice(0, query.pages * PAGE), total: wanted.length };
}

/** The breeds and ages of a product's reviews, as filter options. */
export function narrowedBy(reviews: readonly ContentReview[]) {
  const animals = reviews.flatMap(({ pet: animal }) => animal ?? []);
  const breeds = new Set(animals.flatMap(({ breed }) => breed ?? []));
  return {
    breeds: [...breeds].toSorted((a, b) => a.localeCompare(b, 'fr')),
    stages: STAGES.filter((stage) => animals.some((animal) => animal.stage === stage)),
  };
}
