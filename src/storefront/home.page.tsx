import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { ContentButton } from '#modules/content/web/index.ts';
import { Section } from '#ui/layout.tsx';
import { paths } from '../paths.ts';
import type { Route } from './+types/home.page';
import { Doors } from './home/doors.tsx';
import { GuideEntry } from './home/guide-entry.tsx';
import { Hero } from './home/hero.tsx';
import { homeJsonLd } from './home/home-json-ld.ts';
import { Honesty } from './home/honesty.tsx';
import { LatestReviews } from './home/latest-reviews.tsx';
import { loadHome } from './home/load-home.ts';
import { OnePercent } from './home/one-percent.tsx';
import { SubscriptionSteps } from './home/subscription-steps.tsx';
import { pageContext } from './page-context.ts';
import { pageHead } from './page-head.ts';
import { ProductRail } from './product/product-rail.tsx';
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
  const { home, bestSellers, latest, hasGuides } = loaderData;
  const { title, intro, cta } = home.bestSellers;
  return (
    <>
      <Hero hero={home.hero} score={home.score} hasGuides={hasGuides} />
      <Doors doors={home.doors} />
      <Section>
        <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <div>
            <h2>{title}</h2>
            <p className="mt-3 max-w-text text-encre-2">{intro}</p>
          </div>
          <ContentButton cta={cta} look="quiet" size="compact" className="-mx-5 md:mx-0" />
        </div>
        <ProductRail label={title} list="home_best_sellers" products={bestSellers} />
      </Section>
      <div className="bg-blanc">
        <SubscriptionSteps subscription={home.subscription} />
      </div>
      {hasGuides && <GuideEntry guide={home.guide} />}
      <Honesty honesty={home.honesty} savings={home.savings} />
      <LatestReviews reviews={home.reviews} latest={latest} />
      <OnePercent onePercent={home.onePercent} />
    </>
  );
}
