import type { ContentReview } from '#modules/catalog/contracts.ts';

type Stage = NonNullable<NonNullable<ContentReview['pet']>['stage']>;

/** Ages as addresses name them. */
export const STAGE_NAMES = { growth: 'jeune', adult: 'adulte', senior: 'senior' } as const;
const STAGES = Object.keys(STAGE_NAMES) as Stage[];

export type ReviewSort = 'recents' | 'meilleures' | 'critiques';

/** Which reviews a product page shows; it lives in the address. */
export interface ReviewQuery {
  rating: number | null;
  /** Of the animal it is about: the breed as reviews name it, the age. */
  breed: string | null;
  stage: Stage | null;
  sort: ReviewSort;
  /** Pages of ten shown so far. */
  pages: number;
}

const PAGE = 10;
/** Values each key of the address may have; anything else is left out of it. */
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

/** The same page with other reviews, at the place of the reviews. */
export const reviewAddress = (path: string, query: ReviewQuery): string =>
  `${path}${reviewSearch(query)}#avis`;

/** The one spelling of a query: usual values are silent, keys stand in one order. */
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

/** The reviews asked for, newest first unless asked otherwise (REV-01), and how many there are. */
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

/** The breeds and ages of a product's reviews: what its list can be narrowed by. */
export function narrowedBy(reviews: readonly ContentReview[]) {
  const animals = reviews.flatMap(({ pet: animal }) => animal ?? []);
  const breeds = new Set(animals.flatMap(({ breed }) => breed ?? []));
  return {
    breeds: [...breeds].toSorted((a, b) => a.localeCompare(b, 'fr')),
    stages: STAGES.filter((stage) => animals.some((animal) => animal.stage === stage)),
  };
}
