import { ProductCard } from '#modules/catalog/web/index.ts';
import { MenuReasons, RationAdvice } from '#modules/nutrition/web/index.ts';
import { Container, Section } from '#ui/layout.tsx';
import { Link } from '#ui/link.tsx';
import { paths } from '../../paths.ts';
import { AddButton } from '../product/add-button.tsx';
import { ofName, t } from './guide-words.ts';
import type { Menu } from './load-menu.server.ts';
import { MainFood } from './main-food.tsx';
import { ageText, reasonLines, type ShownPet, shapeText, weightText } from './pet-facts.ts';
import { TransitionPlan } from './transition-plan.tsx';

interface MenuPageProps {
  menu: Menu;
  pet: ShownPet;
}

/** One food, its daily grams and why; two others below (GDE-01). */
export function MenuPage({ menu, pet }: MenuPageProps) {
  const { main, others, notes, transition } = menu;
  return (
    <>
      <div className="bg-beurre-200 pt-8 pb-10 lg:pt-12 lg:pb-16">
        <Container>
          <h1>{t('result.title', { of: ofName(pet.name) })}</h1>
          <p className="mt-2 flex flex-wrap items-center gap-x-2">
            {[pet.breedName, ageText(pet), weightText(pet), shapeText(pet)].join(' · ')}
            <Link to={paths.newGuide()} className="link inline-flex min-h-11 items-center">
              {t('result.change')}
            </Link>
          </p>
          <MainFood food={main} />
        </Container>
      </div>
      <Section labelledBy="why" className="lg:py-18">
        <div className="grid gap-10 lg:grid-cols-2 lg:gap-14">
          <div>
            <h2 id="why" className="mb-6 text-h3">
              {t('result.why')}
            </h2>
            <MenuReasons lines={reasonLines(pet, main.reasons)} />
          </div>
          <TransitionPlan steps={transition} />
        </div>
        <div className="mt-10 grid max-w-text gap-2 border-l-4 border-beurre-300 pl-5 text-small">
          <RationAdvice notes={notes} dailyTreats={pet.dailyTreats} />
          <p>{t('result.margin')}</p>
        </div>
      </Section>
      {others.length > 0 && (
        <Section ground="brume" labelledBy="others" className="lg:py-18">
          <h2 id="others" className="mb-6">
            {t('result.others', { count: others.length })}
          </h2>
          <ul className="grid max-w-180 grid-cols-2 gap-3 md:gap-6">
            {others.map(({ card, variant, rationGrams }) => (
              <li key={card.sku} className="grid gap-2">
                <ProductCard product={{ ...card, variant }}>
                  <p className="text-small font-bold">
                    {t('result.grams', { grams: rationGrams })}
                  </p>
                  <AddButton product={{ ...card, variant }} list="kibble_guide" />
                </ProductCard>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
