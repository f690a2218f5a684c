import { paths } from '#pages/paths.ts';
import { Card, CardLink } from '#ui/card.tsx';
import { LinkButton } from '#ui/link.tsx';
import { t } from './animal-words.ts';
import { Portrait } from './portrait.tsx';
import type { ShownAnimal } from './shown-animal.ts';

/** An animal in the list; the whole card links to its profile. */
export function AnimalCard({ animal, hasGuides }: { animal: ShownAnimal; hasGuides: boolean }) {
  return (
    <Card as="li" lifts className="flex items-center gap-4 md:gap-6">
      <div className="w-20 flex-none md:w-28">
        <Portrait animal={animal} sizes={{ mobile: 80, tablet: 112 }} />
      </div>
      <div className="min-w-0">
        <h2 className="text-h3 wrap-anywhere">
          <CardLink to={paths.animal(animal.id)} aria-label={t('see', { name: animal.name })}>
            {animal.name}
          </CardLink>
        </h2>
        <p className="mt-1 text-small text-encre-2">{animal.line}</p>
        {hasGuides && (
          <LinkButton
            to={paths.animalMenu(animal.id)}
            variant="secondary"
            size="compact"
            aria-label={t('menuNamed', { name: animal.name })}
            className="relative mt-3"
          >
            {t('menu')}
          </LinkButton>
        )}
      </div>
    </Card>
  );
}
