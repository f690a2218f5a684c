import { ArrowRight } from 'lucide-react';
import { type MenuKind, NEW_ANIMAL, paths } from '#pages/paths.ts';
import { Card, CardLink } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { Portrait } from '../animals/portrait.tsx';
import type { ShownAnimal } from '../animals/shown-animal.ts';
import { t } from './menu-words.ts';

/** A customer's cats, each with a link to its menu. */
export function CatChoice({ kind, cats }: { kind: MenuKind; cats: readonly ShownAnimal[] }) {
  return (
    <>
      <ul className="grid gap-4">
        {cats.map((animal) => (
          <Card as="li" lifts key={animal.id} className="flex items-center gap-4 md:gap-6">
            <div className="w-20 flex-none">
              <Portrait animal={animal} sizes={{ mobile: 80, tablet: 80 }} />
            </div>
            <div className="min-w-0 flex-1">
              <h2 className="text-h3 wrap-anywhere">
                <CardLink to={paths.mixedMenu(kind, animal.id)}>{animal.name}</CardLink>
              </h2>
              <p className="mt-1 text-small text-encre-2">{animal.line}</p>
            </div>
            <Icon of={ArrowRight} className="text-sapin-700" />
          </Card>
        ))}
      </ul>
      <p className="mt-6">
        <Link
          to={paths.mixedMenu(kind, NEW_ANIMAL)}
          className="link inline-flex min-h-11 items-center"
        >
          {t('choice.other')}
        </Link>
      </p>
    </>
  );
}
