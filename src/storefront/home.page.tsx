import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { HomeSections } from '#blocks/home/home-sections.tsx';
import { loadHome } from '#blocks/home/load-home.ts';
import { pageContext } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { isServiceAway, ServiceError } from '#services/service-client.ts';
import type { Route } from './+types/home.page';
import { homeJsonLd } from './home/home-json-ld.ts';
import { HomeWithoutContent, NewShop } from './home/new-shop.tsx';
import { pageHead } from './page-head.ts';

export const handle = { name: 'home' } satisfies RouteHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const { content, site, sites, settings, lacks, log, isContentElsewhere } =
    context.get(pageContext);
  const { guides: hasGuides } = settings.features;
  try {
    return { site, sites, hasGuides, ...(await loadHome(content)) };
  } catch (error) {
    // A shop that has just been installed has no content yet.
    const isNew = error instanceof ServiceError && error.status === 404;
    if (!isNew && !(isContentElsewhere && isServiceAway(error))) throw error;
    lacks.content = true;
    if (!isNew) log.error({ err: error }, 'the first page has no content');
    return { site, sites, hasGuides, home: null, isNew };
  }
}

/** Adding to the cart does not change this page's data. */
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs) =>
  args.formMethod && args.formMethod !== 'GET' ? false : args.defaultShouldRevalidate;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData?.home
    ? pageHead(loaderData, {
        ...loaderData.home.seo,
        path: paths.home(),
        image: loaderData.bestSellers[0]?.image?.url,
        jsonLd: homeJsonLd(loaderData.site),
      })
    : [];

export default function HomePage({ loaderData }: Route.ComponentProps) {
  if (loaderData.home) return <HomeSections {...loaderData} />;
  return loaderData.isNew ? <NewShop /> : <HomeWithoutContent />;
}
