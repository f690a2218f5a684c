import { words } from '#i18n/words.ts';
import { findShops, inOrder, nearestShops } from '#modules/shops/rules/index.ts';
import { pageContext } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Container } from '#ui/layout.tsx';
import { LinkButton } from '#ui/link.tsx';
import type { Route } from './+types/shops.page';
import { SearchBar } from './forms/search-bar.tsx';
import messages from './messages/shops.fr.json';
import { pageHead } from './page-head.ts';
import { findPlace } from './shops/find-place.server.ts';
import { loadShops } from './shops/load-shops.ts';
import { ShopList } from './shops/shop-list.tsx';

const t = words(messages);

export const handle = { name: 'shops' } satisfies RouteHandle;

/** Shops of a town or postcode (LOC-01), those of the site's own country first; where none is, the nearest. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { content, site, sites } = context.get(pageContext);
  const query = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 80);
  const all = inOrder(await loadShops(content), site.country);
  const found = findShops(all, query);
  const isThere = found.shops.length > 0 && !found.nearby;
  const place = isThere ? null : await findPlace(query, site.country);
  if (!place) return { site, sites, query, place: null, ...found };
  return { site, sites, query, place, shops: nearestShops(all, place), nearby: false };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead(loaderData, {
        title: t('title'),
        description: t('description'),
        path: paths.shops(),
        index: loaderData.query === '',
      })
    : [];

export default function ShopsPage({ loaderData }: Route.ComponentProps) {
  const { shops, query, nearby, place } = loaderData;
  const head = (
    <>
      <h1>{t('heading')}</h1>
      <p className="mt-3 mb-6 max-w-text text-encre-2">{t('lead')}</p>
      <SearchBar
        action={paths.shops()}
        query={query}
        label={t('search.label')}
        submit={t('search.submit')}
        autoComplete="postal-code"
      />
    </>
  );
  return (
    <Container className="py-8 lg:py-14">
      {shops.length > 0 ? (
        <ShopList
          key={query}
          shops={shops}
          query={query}
          nearby={nearby}
          place={place}
          head={head}
        />
      ) : (
        <>
          {head}
          <EmptyState
            title={t('empty.title')}
            actions={
              <>
                <LinkButton to={paths.shops()}>{t('all')}</LinkButton>
                <LinkButton to={paths.home()} variant="secondary">
                  {t('empty.online')}
                </LinkButton>
              </>
            }
          >
            <p role="status">{t('empty.text', { query })}</p>
          </EmptyState>
        </>
      )}
    </Container>
  );
}
