import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { paths } from '../paths.ts';
import type { Route } from './+types/home.page';
import { homeJsonLd } from './home/home-json-ld.ts';
import { HomeSections } from './home/home-sections.tsx';
import { loadHome } from './home/load-home.ts';
import { pageContext } from './page-context.ts';
import { pageHead } from './page-head.ts';
import type { RouteHandle } from './route-handle.ts';

export const handle = { name: 'home' } satisfies RouteHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const { content, site, sites, settings } = context.get(pageContext);
  return { site, sites, hasGuides: settings.features.guides, ...(await loadHome(content)) };
}

/** Adding to the cart changes nothing here. */
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs) =>
  args.formMethod && args.formMethod !== 'GET' ? false : args.defaultShouldRevalidate;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead(loaderData, {
        ...loaderData.home.seo,
        path: paths.home(),
        image: loaderData.bestSellers[0]?.image?.url,
        jsonLd: homeJsonLd(loaderData.site),
      })
    : [];

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return <HomeSections {...loaderData} />;
}
