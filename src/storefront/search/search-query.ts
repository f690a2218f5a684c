import { paths } from '#pages/paths.ts';

/** Filters of a search, with at most one value each. */
export const NARROWED = {
  espece: ['dog', 'cat'],
  type: ['kibble', 'wet', 'treat', 'care', 'accessory', 'sample'],
} as const;

export type Narrowing = keyof typeof NARROWED;

/** Parameters of a search address. */
export interface SiteSearch {
  words: string;
  espece: string | null;
  type: string | null;
  /** Pages of 24 shown so far. */
  pages: number;
}

const LONGEST = 100;
const MOST_PAGES = 40;

export function readSearch(query: URLSearchParams): SiteSearch {
  const one = (key: Narrowing) => {
    const value = query.get(key);
    return (NARROWED[key] as readonly string[]).find((candidate) => candidate === value) ?? null;
  };
  const page = Number(query.get('page') ?? 1);
  const typed = (query.get('q') ?? '').replace(/\p{Cc}/gu, ' ');
  return {
    words: typed.trim().slice(0, LONGEST),
    espece: one('espece'),
    type: one('type'),
    pages: Number.isInteger(page) ? Math.min(Math.max(page, 1), MOST_PAGES) : 1,
  };
}

export const isNarrowed = ({ espece, type }: SiteSearch) => espece !== null || type !== null;

/** The address of a search. */
export function searchAddress({ words, espece, type, pages }: SiteSearch): string {
  const given = Object.entries({ q: words, espece, type, page: pages > 1 ? String(pages) : null });
  const query = new URLSearchParams(given.filter((pair): pair is [string, string] => !!pair[1]));
  const text = query.toString();
  return paths.search() + (text && `?${text}`);
}
