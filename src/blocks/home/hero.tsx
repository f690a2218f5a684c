import { shortDate } from '#i18n/dates.ts';
import { number } from '#i18n/numbers.ts';
import { words } from '#i18n/words.ts';
import type { HomeDocument } from '#modules/content/contracts.ts';
import { ContentButton, ContentPicture } from '#modules/content/web/index.ts';
import { Container } from '#ui/layout.tsx';
import { Popover } from '#ui/popover.tsx';
import messages from '../messages/home.fr.json';

const t = words(messages);

type HeroProps = Pick<HomeDocument, 'hero' | 'score'> & { hasGuides: boolean };

/** The hero of the home page: text on the left, dog and cat behind their bowl. */
export function Hero({ hero, score, hasGuides }: HeroProps) {
  return (
    <section className="overflow-hidden bg-beurre-200">
      <Container className="grid items-end gap-6 pt-8 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:pt-0 lg:grid-cols-2 lg:gap-10">
        <div className="md:self-center md:py-12 lg:py-16">
          <p className="text-small font-bold text-sapin-700">{hero.eyebrow}</p>
          <h1 className="mt-2 text-display">{hero.title}</h1>
          <p className="mt-4 max-w-text text-pretty lg:mt-6 lg:text-h4 lg:font-normal">
            {hero.lead}
          </p>
          <div className="mt-5 flex flex-wrap gap-3 lg:mt-8">
            {hasGuides && <ContentButton cta={hero.primary} />}
            <ContentButton cta={hero.secondary} variant={hasGuides ? 'secondary' : 'primary'} />
          </div>
          <ScoreLine score={score} />
        </div>
        <ContentPicture
          image={hero.image}
          priority
          className="mx-auto w-full max-w-108! lg:max-w-none!"
        />
      </Container>
    </section>
  );
}

/** The shop's fixed score with its source and date one press away (RVW-04, REV-02). */
function ScoreLine({ score }: Pick<HomeDocument, 'score'>) {
  const filled = { '--filled': `${(score.value / score.outOf) * 100}%` } as object;
  return (
    <p className="mt-5 flex flex-wrap items-center gap-x-2 gap-y-1 text-small">
      <span className="stars" style={filled} />
      <span className="sr-only">{t('score', { value: number(score.value) })}</span>
      <Popover term={<strong className="tabular-nums">{score.text}</strong>}>
        {score.proof} {score.source}. {t('asOf', { date: shortDate(score.asOf) })}
      </Popover>
    </p>
  );
}
