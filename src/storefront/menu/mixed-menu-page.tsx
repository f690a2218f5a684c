import { WeekStrip } from '#modules/nutrition/web/index.ts';
import { type MenuKind, paths } from '#pages/paths.ts';
import { Container } from '#ui/layout.tsx';
import { Link } from '#ui/link.tsx';
import { animalLine, reasonLines, type ShownAnimal } from '../guide/animal-facts.ts';
import { ofName } from '../guide/guide-words.ts';
import { MenuWhy } from '../guide/menu-why.tsx';
import type { MixedMenuShown } from './load-mixed-menu.server.ts';
import { MenuFoods } from './menu-foods.tsx';
import { MenuPurchase } from './menu-purchase.tsx';
import { t } from './menu-words.ts';

interface MixedMenuPageProps {
  kind: MenuKind;
  animal: string;
  shownAnimal: ShownAnimal;
  menu: MixedMenuShown;
  error: string | undefined;
}

/** The week's bowls, their contents, and one button to order both foods (GDE-03). */
export function MixedMenuPage({ kind, animal, shownAnimal, menu, error }: MixedMenuPageProps) {
  const { week, reasons, notes, transition, hasHalves } = menu;
  const nameOf = (sku: string) => menu.recipes.find((one) => one.sku === sku)?.name ?? sku;
  return (
    <>
      <div className="bg-beurre-200 pt-6 pb-10 lg:pb-16">
        <Container>
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <h1 tabIndex={-1}>{t('result.title', { of: ofName(shownAnimal.name) })}</h1>
            <p className="flex flex-wrap items-center gap-x-3">
              {animalLine(shownAnimal)}
              <Link
                to={paths.mixedMenu(kind, animal)}
                className="link inline-flex min-h-11 items-center"
              >
                {t('result.change')}
              </Link>
            </p>
          </div>
          <section aria-labelledby="week" className="mt-4 rounded-card bg-blanc p-4 md:p-8">
            <h2 id="week" className="mb-4 text-h3">
              {t(`result.week.${week.wetFrequency === 'daily' ? 'daily' : 'three'}`)}
            </h2>
            <WeekStrip days={week.days} nameOf={nameOf} />
            <p className="mt-4 text-small text-encre-2">
              {t('result.energy')} {hasHalves && t('result.halves')}
            </p>
          </section>
          <div className="mt-4 grid items-start gap-4 lg:mt-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-6">
            <MenuPurchase menu={menu} error={error} />
            <MenuFoods menu={menu} />
          </div>
        </Container>
      </div>
      <MenuWhy
        title={t('result.why')}
        lines={[
          ...reasonLines(shownAnimal, reasons).slice(0, 2),
          { answer: t('result.mixedWhy'), reason: t('result.mixedWhyText') },
        ]}
        shownAnimal={shownAnimal}
        notes={notes}
        transition={transition}
      />
    </>
  );
}
