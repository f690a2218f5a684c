import { paths } from '#pages/paths.ts';
import { pageHead } from '../page-head.ts';
import { ofName, t } from './guide-words.ts';
import type { GuideResult } from './load-result.server.ts';
import { MenuPage } from './menu-page.tsx';
import { NoMenu } from './no-menu.tsx';

export function resultHead(result: GuideResult) {
  const of = ofName(result.shownAnimal.name);
  const title = t('head', { title: t('result.title', { of }) });
  return pageHead(result, { title, path: paths.animalMenu(result.animal), index: false });
}

/** The guide's result for an animal (RTE-47). */
export function ResultView({ menu, refused, ...rest }: GuideResult) {
  const { inCart, checkout, shownAnimal, animal } = rest;
  if (!menu) return <NoMenu shownAnimal={shownAnimal} animal={animal} refused={refused} />;
  const cart = { inCart, checkout };
  return <MenuPage menu={menu} {...cart} shownAnimal={shownAnimal} animal={animal} />;
}
