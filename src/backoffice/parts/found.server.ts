/** Something that was looked up by words of its name. */
export interface Found {
  code: string;
  name: string;
}

const LONGEST = 100;

/** What was typed, and what that finds: an answer that comes late is known by it. */
export async function foundFor(
  request: Request,
  find: (typed: string) => Promise<readonly Found[]>,
): Promise<{ typed: string; found: Found[] }> {
  const typed = new URL(request.url).searchParams.get('recherche') ?? '';
  const found = await find(typed.slice(0, LONGEST));
  return { typed, found: found.map(({ code, name }) => ({ code, name })) };
}
