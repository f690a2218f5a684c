/** A search result with its code and name. */
export interface SearchResult {
  code: string;
  name: string;
}

const LONGEST = 100;

/** The query with its results, so that a late answer can be recognised. */
export async function searchFor(
  request: Request,
  find: (typed: string) => Promise<readonly SearchResult[]>,
): Promise<{ typed: string; found: SearchResult[] }> {
  const typed = new URL(request.url).searchParams.get('recherche') ?? '';
  const found = await find(typed.slice(0, LONGEST));
  return { typed, found: found.map(({ code, name }) => ({ code, name })) };
}
