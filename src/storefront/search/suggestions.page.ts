import { pageContext } from '#pages/page-context.ts';
import { SearchError } from '#services/search.ts';
import type { Route } from './+types/suggestions.page';
import { loadSuggestions } from './load-suggestions.ts';
import { readSearch } from './search-query.ts';

/**
 * Suggestions for the header's search field (B-09): the same for everybody, and cached. Empty when
 * the search service is down; Enter then opens the results page, which says so.
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
