import { X } from 'lucide-react';
import { useMatches } from 'react-router';
import { paths } from '#pages/paths.ts';
import { Wordmark } from '#ui/brand.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Container } from '#ui/layout.tsx';
import { Link } from '#ui/link.tsx';
import { CartBowl } from './cart-bowl.tsx';
import { t } from './shell-words.ts';

export type GuideProgress =
  | 'profile'
  | 'shape'
  | 'diet'
  | 'habits'
  | 'selection'
  | 'ration'
  | 'result';

/** Steps of the kibble guide; pages of another guide name their own. */
const STEPS: readonly GuideProgress[] = ['profile', 'shape', 'diet', 'result'];

interface GuidePage {
  progress?: GuideProgress;
  stages?: readonly GuideProgress[];
}

/**
 * Header of the guides: progress, and a link to leave (GRD-20); on the results, links to the shop
 * and the cart instead.
 */
export function GuideHeader({ results }: { results: boolean }) {
  const page = useMatches().at(-1)?.loaderData as GuidePage | undefined;
  const stages = page?.stages ?? STEPS;
  const step = stages.indexOf(page?.progress ?? 'profile');
  return (
    <header className="border-b border-brume-2 bg-blanc print:hidden">
      <Container className="grid grid-cols-[auto_1fr_auto] items-center gap-x-4 pt-2 pb-3 md:h-20 md:grid-cols-[1fr_auto_1fr] md:py-0">
        <Link to={paths.home()} className="flex min-h-11 items-center text-sapin-700">
          <Wordmark label={t('home')} className="h-7 lg:h-9" />
        </Link>
        <div className="order-last col-span-3 md:order-none md:col-span-1 md:w-72 lg:w-80">
          <p className="text-small font-bold">
            {t('guide.progress', {
              step: step + 1,
              total: stages.length,
              name: t(`guide.steps.${stages[step] ?? 'profile'}`),
            })}
          </p>
          <div aria-hidden="true" className="mt-1.5 flex gap-1.5">
            {stages.map((one, index) => (
              <span
                key={one}
                className={classNames(
                  'h-1.5 flex-1 rounded-full',
                  index <= step ? 'bg-sapin-700' : 'bg-brume-2',
                )}
              />
            ))}
          </div>
        </div>
        <div className="col-start-3 flex items-center gap-4 justify-self-end">
          <Link
            to={paths.home()}
            aria-label={results ? undefined : t('guide.leaveGuide')}
            className="inline-flex min-h-11 items-center gap-1.5 text-small font-bold hover:text-sapin-700"
          >
            {t(results ? 'guide.shop' : 'guide.leave')}
            {!results && <Icon of={X} />}
          </Link>
          {results && <CartBowl />}
        </div>
      </Container>
    </header>
  );
}
