import { paths } from '#pages/paths.ts';
import { Container, Section } from '#ui/layout.tsx';
import { Link } from '#ui/link.tsx';
import { animalLine, reasonLines, type ShownAnimal } from './animal-facts.ts';
import { ofName, t } from './guide-words.ts';
import type { Menu } from './load-menu.server.ts';
import { MainFood } from './main-food.tsx';
import { MenuWhy } from './menu-why.tsx';
import { OtherFood } from './other-food.tsx';

interface MenuPageProps {
  menu: Menu;
  /** Codes of the formats that are in the cart. */
  inCart: readonly string[];
  /** Checkout link; null while the cart is empty. */
  checkout: string | null;
  shownAnimal: ShownAnimal;
  /** Id of an animal, or `nouveau`. */
  animal: string;
}

/** The result page: one food with daily grams and reasons, two alternatives below (GDE-01). */
export function MenuPage({ menu, inCart, checkout, shownAnimal, animal }: MenuPageProps) {
  const { main, others, notes, transition } = menu;
  return (
    <>
      <div className="bg-beurre-200 pt-6 pb-10 lg:pt-6 lg:pb-16">
        <Container>
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <h1>{t('result.title', { of: ofName(shownAnimal.name) })}</h1>
            <p className="flex flex-wrap items-center gap-x-3">
              {animalLine(shownAnimal)}
              <Link
                to={paths.animalGuide(animal)}
                className="link inline-flex min-h-11 items-center"
              >
                {t('result.change')}
              </Link>
            </p>
          </div>
          <MainFood food={main} isInCart={inCart.includes(main.variant.sku)} checkout={checkout} />
        </Container>
      </div>
      <MenuWhy
        title={t('result.why')}
        lines={reasonLines(shownAnimal, main.reasons)}
        shownAnimal={shownAnimal}
        notes={notes}
        transition={transition}
      >
        <p>{t('result.margin')}</p>
      </MenuWhy>
      {others.length > 0 && (
        <Section ground="brume" labelledBy="others" className="lg:py-18">
          <div className="grid gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
            <div>
              <h2 id="others">{t('result.others', { count: others.length })}</h2>
              <p className="mt-3 text-encre-2">{t('result.othersText')}</p>
            </div>
            <ul className="grid grid-cols-2 gap-3 md:gap-6">
              {others.map((food) => (
                <li key={food.card.sku}>
                  <OtherFood
                    food={food}
                    allowed={main.reasons}
                    isInCart={inCart.includes(food.variant.sku)}
                  />
                </li>
              ))}
            </ul>
          </div>
        </Section>
      )}
    </>
  );
}
