import { redirect } from 'react-router';
import { activityChoices, pathologiesOf } from '#modules/nutrition/rules/index.ts';
import { ageOn } from '#modules/pets/rules/index.ts';
import { paths } from '../../paths.ts';
import { pageHead } from '../page-head.ts';
import type { RouteHandle } from '../route-handle.ts';
import type { Route } from './+types/result.page';
import { firstOpenStep } from './guide-answers.ts';
import { ofName, t } from './guide-words.ts';
import { type Answered, loadMenu } from './load-menu.server.ts';
import { MenuPage } from './menu-page.tsx';
import { NoMenu } from './no-menu.tsx';
import { openGuide } from './open-guide.server.ts';

export const handle = { name: 'guide-results', layout: 'guide-results' } satisfies RouteHandle;

/** What the guide found (RTE-47); an answer that is missing is asked first. */
export async function loader({ context }: Route.LoaderArgs) {
  const { page, answers } = openGuide(context);
  const open = firstOpenStep(answers);
  if (open) throw redirect(paths.newGuide(open));
  const { profile, shape, diet } = answers as Answered;
  const { species, name, breedName, birthday, sterilized } = profile;
  const { menu, refused } = await loadMenu(page.content, { profile, shape, diet });
  // Nothing is weighed out for a weight nobody confirmed: its question is asked first.
  if (refused?.code === 'weight') throw redirect(paths.newGuide('shape'));
  const { site, sites, today } = page;
  return {
    ...{ site, sites, menu, refused, progress: 'result' as const },
    pet: {
      ...{ species, name, breedName, sterilized, weight: shape.weight, condition: shape.condition },
      age: ageOn(today, Temporal.PlainDate.from(birthday)),
      activity: activityChoices(species).find(({ value }) => value === diet.activity)?.label ?? '',
      feature: pathologiesOf(species).find(({ code }) => code === diet.feature)?.label ?? '',
      dailyTreats: diet.feeds.includes('friandises'),
    },
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return [];
  const of = ofName(loaderData.pet.name);
  const title = t('head', { title: t('result.title', { of }) });
  return pageHead(loaderData, { title, path: paths.guideResult(), index: false });
};

export default function ResultPage({ loaderData }: Route.ComponentProps) {
  const { menu, refused, pet } = loaderData;
  if (!menu) return <NoMenu pet={pet} refused={refused} />;
  return <MenuPage menu={menu} pet={pet} />;
}
