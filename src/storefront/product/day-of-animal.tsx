import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { useFetcher } from 'react-router';
import { words } from '#i18n/words.ts';
import { withQuery } from '#kit/with-query.ts';
import type { ContentVariant } from '#modules/catalog/contracts.ts';
import { paths } from '#pages/paths.ts';
import messages from '../messages/product.fr.json';
import type { DayLinesProps } from './day-lines.tsx';
import type { DayOfProduct } from './load-day.server.ts';

const t = words(messages);

/**
 * Loaded when there is an answer; if that fails the box stays empty. Not with
 * `lazyWithNullFallback`: shared with the product page, it would become another file for every
 * page.
 */
const DayLines = lazy<ComponentType<DayLinesProps>>(() =>
  import('./day-lines.tsx').catch(() => ({ default: () => null })),
);

interface DayOfAnimalProps {
  slug: string;
  variant: ContentVariant;
  /** The page with the same information and its computation. */
  path: string;
  /** Interval of a subscription in days; null: bought once. */
  every: number | null;
}

/**
 * Cost per day of this format for the visitor's animal (N-21). The shared document has a question
 * and a link; the loaded answer replaces them.
 */
export function DayOfAnimal({ slug, variant, path, every }: DayOfAnimalProps) {
  const { load, data } = useFetcher<{ day: DayOfProduct | null }>({ key: `day-${slug}` });
  const ask = (animal?: string) =>
    load(withQuery(paths.deliveryEstimate(), { produit: slug, animal }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each product
  useEffect(() => {
    if (!data && navigator.onLine) void ask();
  }, [slug]);
  const day = data?.day;
  const question = (
    <>
      <p className="self-center font-bold">{t('day.question')}</p>
      <p>{t('day.lead')}</p>
      <a href={path} className="link self-center justify-self-start py-2">
        {t('day.ask')}
      </a>
    </>
  );
  return (
    <div className="grid grid-rows-[2.75rem_3rem_2.75rem] rounded-field bg-beurre-100 px-4 py-2 text-small">
      {day && (day.shown || day.hasOthers) ? (
        <Suspense fallback={question}>
          <DayLines day={day} variant={variant} path={path} every={every} onChoose={ask} />
        </Suspense>
      ) : (
        question
      )}
    </div>
  );
}
