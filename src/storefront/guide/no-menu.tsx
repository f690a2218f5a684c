import { Scene } from '#modules/media/web/index.ts';
import { NothingToPropose, VetAdvice } from '#modules/nutrition/web/index.ts';
import { paths } from '#pages/paths.ts';
import { Container } from '#ui/layout.tsx';
import { Link, LinkButton } from '#ui/link.tsx';
import type { ShownAnimal } from './animal-facts.ts';
import { ofName, t } from './guide-words.ts';

interface NoMenuProps {
  shownAnimal: ShownAnimal;
  /** Id of an animal, or `nouveau`. */
  animal: string;
  /** Null: no product fits. */
  refused: { reason: string | null } | null;
}

/**
 * A recommendation to see a vet, or that no product fits: never a ration (nutrition §10, GDE-22).
 */
export function NoMenu({ shownAnimal, animal, refused }: NoMenuProps) {
  return (
    <Container width="text" className="py-10 text-center lg:py-16">
      <Scene
        name={`body-${shownAnimal.species}-${shownAnimal.condition}`}
        priority
        className="mx-auto w-64"
      />
      <h1 className="mt-4">
        {refused?.reason
          ? t('result.vetTitle')
          : t('result.title', { of: ofName(shownAnimal.name) })}
      </h1>
      <div className="mt-6 text-left">
        {refused ? <VetAdvice reason={refused.reason} /> : <NothingToPropose />}
      </div>
      <p className="mt-6">{t(refused?.reason ? 'result.vetText' : 'result.noneText')}</p>
      <div className="mt-8 flex flex-wrap items-center justify-center gap-x-6 gap-y-3">
        <LinkButton to={paths.animalGuide(animal)}>{t('result.change')}</LinkButton>
        <Link to={paths.faq()} className="link inline-flex min-h-11 items-center">
          {t('result.help')}
        </Link>
      </div>
    </Container>
  );
}
