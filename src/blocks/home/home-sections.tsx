import type { HomeDocument } from '#modules/content/contracts.ts';
import { ContentButton } from '#modules/content/web/index.ts';
import { Section } from '#ui/layout.tsx';
import { ProductRail } from '../product/product-rail.tsx';
import { Doors } from './doors.tsx';
import { GuideEntry } from './guide-entry.tsx';
import { Hero } from './hero.tsx';
import { Honesty } from './honesty.tsx';
import { LatestReviews } from './latest-reviews.tsx';
import type { HomeProducts } from './load-home.ts';
import { OnePercent } from './one-percent.tsx';
import { SubscriptionSteps } from './subscription-steps.tsx';

interface HomeSectionsProps extends HomeProducts {
  home: HomeDocument;
  hasGuides: boolean;
}

/** The blocks of the home page, in their order. */
export function HomeSections({ home, bestSellers, latest, hasGuides }: HomeSectionsProps) {
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
          <ContentButton cta={cta} variant="quiet" size="compact" className="-mx-5 md:mx-0" />
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
