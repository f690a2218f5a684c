import { pageContext } from '#pages/page-context.ts';
import { SearchError } from '#services/search.ts';
import type { Route } from './+types/suggestions.page';
import { loadSuggestions } from './load-suggestions.ts';
import { readSearch } from './search-query.ts';

/**
 * What the field of the header suggests while somebody types (B-09): the same for everybody, and kept.
 * A search service that is down suggests nothing; Enter leads to the page that says so.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { search: client, log } = context.get(pageContext);
  const { words } = readSearch(new URL(request.url).searchParams);
  try {
    return Response.json(await loadSuggestions(client, words));
  } catch (error) {
    if (!(error instanceof SearchError)) throw error;
    log.error({ err: error }, 'the search suggests nothing');
    return Response.json({ products: [], shelves: [], articles: [] }, { status: 503 });
  }
}
