import { useEffect, useRef } from 'react';
import { data, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router';
import { words } from '#i18n/words.ts';
import { pageContext } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { SearchError } from '#services/search.ts';
import { Alert } from '#ui/alert.tsx';
import { Container } from '#ui/layout.tsx';
import { LinkButton } from '#ui/link.tsx';
import type { Route } from './+types/search.page';
import { SearchBar } from './forms/search-bar.tsx';
import messages from './messages/search.fr.json';
import { pageHead } from './page-head.ts';
import { AlsoFound } from './search/also-found.tsx';
import { loadResults, type Results } from './search/load-results.ts';
import { NarrowChips } from './search/narrow-chips.tsx';
import { NoResults } from './search/no-results.tsx';
import { ProductResults } from './search/product-results.tsx';
import { rememberWords } from './search/recent-words.ts';
import { isNarrowed, readSearch, searchAddress } from './search/search-query.ts';
import { useSuggestions } from './search/suggesting.tsx';

const t = words(messages);

export const handle = { name: 'search' } satisfies RouteHandle;

/** Search results (SRC-01); when the search service is down the page is shown and not cached. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { search: client, site, sites, log } = context.get(pageContext);
  const search = readSearch(new URL(request.url).searchParams);
  const page = { site, sites, search };
  try {
    return data({ ...page, found: await loadResults(client, search) });
  } catch (error) {
    if (!(error instanceof SearchError)) throw error;
    log.error({ err: error }, 'the search does not answer');
    return data({ ...page, found: null }, { status: 503 });
  }
}

/** Adding to the cart does not change this page's data. */
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs) =>
  args.formMethod && args.formMethod !== 'GET' ? false : args.defaultShouldRevalidate;

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return [];
  const query = loaderData.search.words;
  const title = query ? t('titleOf', { query }) : t('title');
  return pageHead(loaderData, {
    title,
    description: t('description'),
    path: paths.search(),
    index: false,
  });
};

const hasMore = ({ faqs, pages, shelves }: Results) =>
  faqs.length + pages.length + shelves.length > 0;

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { search, found } = loaderData;
  const query = search.words;
  const { onFocus, list } = useSuggestions();
  const field = useRef<HTMLDivElement>(null);
  // The key of a page that was not opened by a link is « default ».
  const isOpened = useLocation().key !== 'default' && query === '';
  useEffect(() => {
    // The magnifier leads here to type. After the effect of the frame, which focuses the heading of a new page.
    if (isOpened) queueMicrotask(() => field.current?.querySelector('input')?.focus());
  }, [isOpened]);
  // Also covers a form submitted before its suggestion list was loaded.
  useEffect(() => rememberWords(query), [query]);
  return (
    <Container className="pt-5 pb-8 lg:pt-8 lg:pb-14">
      <div ref={field} className="grid gap-4 lg:grid-cols-2 lg:items-end lg:gap-8">
        <h1 className="wrap-anywhere">{query ? t('headingOf', { query }) : t('heading')}</h1>
        <SearchBar
          action={paths.search()}
          query={query}
          label={t('label')}
          submit={t('submit')}
          onFocus={onFocus}
        >
          {list}
        </SearchBar>
      </div>
      {found ? (
        <>
          <div className="mt-4 flex flex-wrap items-center gap-2 lg:mt-6">
            {query !== '' && <NarrowChips search={search} counts={found.counts} />}
            <div role="status" className="ml-auto text-encre-2">
              {found.isClose && found.total > 0 && <p>{t('close')}</p>}
              {query !== '' && (
                <p>{t(found.isCounted ? 'count' : 'countAtLeast', { count: found.total })}</p>
              )}
            </div>
          </div>
          <h2 className={query === '' ? 'mt-6 text-h3' : 'sr-only'}>
            {t(query === '' ? 'popular' : 'products')}
          </h2>
          {found.total > 0 && <ProductResults search={search} {...found} />}
          {found.total === 0 && (isNarrowed(search) || !hasMore(found)) && (
            <NoResults search={search} />
          )}
          <AlsoFound {...found} query={query} />
        </>
      ) : (
        <Alert
          tone="error"
          title={t('failed.title')}
          className="mt-8"
          action={
            <LinkButton to={searchAddress(search)} reloadDocument size="compact">
              {t('failed.again')}
            </LinkButton>
          }
        >
          {t('failed.text')}
        </Alert>
      )}
    </Container>
  );
}
