import { ContentBlocks } from '#blocks/content/content-blocks.tsx';
import { loadLists } from '#blocks/content/load-lists.ts';
import { getLanding } from '#modules/content/content-operations.ts';
import { pageContext } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { Container } from '#ui/layout.tsx';
import type { Route } from './+types/landing.page';
import { loadOr404 } from './load-or-404.ts';
import { pageHead } from './page-head.ts';

export const handle = { name: 'landing', layout: 'bare' } satisfies RouteHandle;

/** A page without the shop's header and footer (RTE-06). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { content, site, sites } = context.get(pageContext);
  const { attributes: landing } = await loadOr404(
    content.get(getLanding, { params: { slug: params.landing } }),
    content,
  );
  return { site, sites, landing, lists: await loadLists(content, landing.blocks) };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead(loaderData, {
        title: loaderData.landing.seo.title,
        description: loaderData.landing.seo.description,
        index: !loaderData.landing.seo.noindex,
        path: paths.landing(loaderData.landing.slug),
      })
    : [];

export default function LandingPage({ loaderData }: Route.ComponentProps) {
  const { title, blocks } = loaderData.landing;
  const hasHero = blocks[0]?.__component === 'blocks.hero';
  return (
    <div className="pb-14">
      {!hasHero && (
        <Container className="pt-10">
          <h1>{title}</h1>
        </Container>
      )}
      <ContentBlocks blocks={blocks} lists={loaderData.lists} heroIsTitle={hasHero} />
    </div>
  );
}
