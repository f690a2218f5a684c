import { ownValue } from '#kit/own-value.ts';
import type { CategorySort } from '#modules/catalog/contracts.ts';

/** Query of a category address; parameters and values are French (CAT-01, CAT-02). */
export interface CategoryQuery {
  sort: CategorySort;
  /** Pages shown so far. */
  pages: number;
  /** Selected values by filter. */
  selected: Readonly<Record<string, readonly string[]>>;
}

export const FILTER_KEYS = [
  'espece',
  'type',
  'age',
  'taille',
  'besoin',
  'proteine',
  'format',
  'prix-kg',
] as const;

const SORTS: Readonly<Record<string, CategorySort>> = {
  pertinence: 'relevance',
  'prix-croissant': 'price_asc',
  'prix-decroissant': 'price_desc',
  note: 'rating',
  nouveautes: 'newest',
  nom: 'name',
};
export const SORT_NAMES = Object.keys(SORTS);
export const sortName = (sort: CategorySort): string =>
  SORT_NAMES.find((name) => ownValue(SORTS, name) === sort) ?? 'pertinence';

const MOST_PAGES = 20;

export function readCategoryQuery(search: URLSearchParams): CategoryQuery {
  const pages = Number(search.get('page') ?? 1);
  const entries = FILTER_KEYS.flatMap((key) => {
    const values = [...new Set(search.getAll(key).filter((value) => value !== ''))];
    return values.length > 0 ? [[key, values] as const] : [];
  });
  return {
    sort: ownValue(SORTS, search.get('tri') ?? '') ?? 'relevance',
    pages: Number.isInteger(pages) && pages >= 1 && pages <= MOST_PAGES ? pages : 1,
    selected: Object.fromEntries(entries),
  };
}

/** The canonical query string: defaults are omitted, parameters and values are sorted. */
export function categorySearch({ sort, pages, selected }: CategoryQuery): string {
  const search = new URLSearchParams();
  for (const key of FILTER_KEYS)
    for (const value of (selected[key] ?? []).toSorted()) search.append(key, value);
  if (sort !== 'relevance') search.set('tri', sortName(sort));
  if (pages > 1) search.set('page', String(pages));
  search.sort();
  const text = search.toString();
  return text && `?${text}`;
}

export const selectedCount = ({ selected }: CategoryQuery): number =>
  Object.values(selected).reduce((count, values) => count + values.length, 0);

/** The query without one value; the page count is reset. */
export function without(query: CategoryQuery, key: string, value: string): CategoryQuery {
  const values = (query.selected[key] ?? []).filter((one) => one !== value);
  return { ...query, pages: 1, selected: { ...query.selected, [key]: values } };
}
