import { useRef } from 'react';
import { useLocation } from 'react-router';
import { words } from '#i18n/words.ts';
import type { ContentVariant } from '#modules/catalog/contracts.ts';
import { langOf } from '#modules/catalog/rules/index.ts';
import {
  Composition,
  Constituents,
  RationTable,
  UseAndPackaging,
} from '#modules/catalog/web/index.ts';
import { RationHelper } from '#modules/nutrition/web/index.ts';
import { frequencyLabel } from '#modules/orders/web/index.ts';
import { Badge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { Container } from '#ui/layout.tsx';
import messages from '../messages/product.fr.json';
import type { ShownProduct } from './load-product.ts';
import { PageSection } from './page-section.tsx';
import { ProductReviews, type ShownReviews } from './product-reviews.tsx';
import { speciesToFeed } from './species-to-feed.ts';
import { useWideSections } from './use-wide-sections.ts';

const t = words(messages);

interface ProductSectionsProps {
  product: ShownProduct;
  variant: ContentVariant | null;
  reviews: ShownReviews;
  /**
   * Selects a subscription with the recommended interval; absent where no subscription is possible.
   */
  onFrequency?: (days: number) => void;
}

/** All product information, in the order of the brief: collapsible on small screens. */
export function ProductSections({ product, variant, reviews, onFrequency }: ProductSectionsProps) {
  const parent = useRef<HTMLDivElement>(null);
  useWideSections(parent, useLocation().hash);
  const hasRation = product.ration.length > 0;
  const anchors = [
    ['profil', t('sections.forWhom')],
    hasRation && ['ration', t('sections.ration')],
    product.composition && ['composition', t('sections.composition')],
    product.analyticalConstituents.length > 0 && ['constituants', t('sections.constituents')],
    ['emploi', t('sections.use')],
    ['avis', t('sections.reviews')],
  ].filter((anchor): anchor is [string, string] => Boolean(anchor));
  const titles = new Map(anchors);
  return (
    <>
      <nav
        aria-label={t('sections.nav')}
        className="sticky top-20 z-10 hidden border-y border-brume-2 bg-blanc lg:block print:hidden"
      >
        <Container as="ul" className="flex gap-8">
          {anchors.map(([id, title]) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-13 items-center text-small font-bold hover:text-sapin-700 hover:underline"
              >
                {title}
              </a>
            </li>
          ))}
        </Container>
      </nav>
      <Container>
        <div ref={parent}>
          <PageSection id="profil" title={t('sections.forWhom')} open>
            <ForWhom product={product} />
          </PageSection>
          {hasRation && (
            <PageSection id="ration" title={t('sections.ration')}>
              <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-12">
                <Helper product={product} variant={variant} onFrequency={onFrequency} />
                <RationTable rows={product.ration} />
              </div>
            </PageSection>
          )}
          {titles.has('composition') && (
            <PageSection id="composition" title={t('sections.composition')}>
              <Composition {...product} />
            </PageSection>
          )}
          {titles.has('constituants') && (
            <PageSection id="constituants" title={t('sections.constituents')}>
              <Constituents {...product} />
            </PageSection>
          )}
          <PageSection id="emploi" title={t('sections.use')}>
            <UseAndPackaging {...product} />
          </PageSection>
          <PageSection id="avis" title={t('sections.reviews')}>
            <ProductReviews product={product} reviews={reviews} />
          </PageSection>
        </div>
      </Container>
    </>
  );
}

const FACTS = ['age', 'taille', 'besoin'] as const;

/** Facts are in a column of their own; a single one goes above the text instead. */
function ForWhom({ product }: { product: ShownProduct }) {
  const facts = FACTS.map((key) => ({
    key,
    values: product.facts.filter((fact) => fact.key === key),
  })).filter(({ values }) => values.length > 0);
  const isColumn = facts.length > 1;
  return (
    <div
      className={classNames('grid gap-6', isColumn && 'lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]')}
    >
      <div
        lang={langOf(product, 'description')}
        className="max-w-text [&>p+p]:mt-4"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was published
        dangerouslySetInnerHTML={{ __html: product.description }}
      />
      {facts.length > 0 && (
        <dl className={isColumn ? 'grid content-start gap-4' : 'order-first'}>
          {facts.map(({ key, values }) => (
            <div
              key={key}
              className={isColumn ? undefined : 'flex flex-wrap items-center gap-x-3 gap-y-1.5'}
            >
              <dt className="text-small font-bold">{t(`facts.${key}`)}</dt>
              <dd className={classNames('flex flex-wrap gap-2', isColumn && 'mt-1.5')}>
                {values.map(({ value, label }) => (
                  <Badge key={value} variant="green">
                    {label}
                  </Badge>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function Helper({ product, variant, onFrequency }: Omit<ProductSectionsProps, 'reviews'>) {
  const species = speciesToFeed(product);
  const energy = product.metabolizableEnergy;
  if (!species || !energy || !variant) return null;
  return (
    <RationHelper
      species={species}
      kcalPer100g={energy.value}
      lifeStages={product.guideStages}
      bagGrams={variant.weight}
      format={variant.format}
      goods={{ once: variant.base_price, subscription: variant.base_price_subscription }}
      frequencyLabel={(days) => frequencyLabel(days).toLowerCase()}
      onFrequency={onFrequency}
    />
  );
}
