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
 * Loaded once there is an answer to show; out of reach, the box stays empty. Not by the helper for this:
 * shared with the product page it would be a file more for every page to load.
 */
const DayLines = lazy<ComponentType<DayLinesProps>>(() =>
  import('./day-lines.tsx').catch(() => ({ default: () => null })),
);

interface DayOfAnimalProps {
  slug: string;
  variant: ContentVariant;
  /** The page that says it too, with all it is made of. */
  path: string;
  /** Days between two deliveries of a subscription; null: bought once. */
  every: number | null;
}

/**
 * What this format costs a day for the animal of whoever looks (N-21). The document is the same for
 * everybody: it holds the question and a link; the answer takes their lines once it is there.
 */
export function DayOfAnimal({ slug, variant, path, every }: DayOfAnimalProps) {
  const { load, data } = useFetcher<{ day: DayOfProduct | null }>({ key: `day-${slug}` });
  const ask = (animal?: string) =>
    load(withQuery(paths.deliveryEstimate(), { produit: slug, animal }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each product
  useEffect(() => {
    if (!data) void ask();
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
