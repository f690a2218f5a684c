/** Something that was looked up by words of its name. */
export interface SearchResult {
  code: string;
  name: string;
}

const LONGEST = 100;

/** What was typed, and what that finds: an answer that comes late is known by it. */
export async function searchFor(
  request: Request,
  find: (typed: string) => Promise<readonly SearchResult[]>,
): Promise<{ typed: string; found: SearchResult[] }> {
  const typed = new URL(request.url).searchParams.get('recherche') ?? '';
  const found = await find(typed.slice(0, LONGEST));
  return { typed, found: found.map(({ code, name }) => ({ code, name })) };
}
