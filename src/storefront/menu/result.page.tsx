import { data, redirect } from 'react-router';
import { ageOn } from '#modules/animals/rules/index.ts';
import { activityChoices, pathologiesOf } from '#modules/nutrition/rules/index.ts';
import { sessionContext } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { cartCalls } from '#services/shop/cart.ts';
import type { ShownAnimal } from '../guide/animal-facts.ts';
import { ofName } from '../guide/guide-words.ts';
import { NoMenu } from '../guide/no-menu.tsx';
import { pageHead } from '../page-head.ts';
import type { Route } from './+types/result.page';
import { addMenu } from './add-menu.server.ts';
import { stagesOf } from './menu-answers.ts';
import { t } from './menu-words.ts';
import { MixedMenuPage } from './mixed-menu-page.tsx';
import { NoMixedMenu } from './no-mixed-menu.tsx';
import { openResult } from './open-result.server.ts';

export const handle = { name: 'guide-menu-results', layout: 'guide-results' } satisfies RouteHandle;

/** The mixed menu of a cat: its week, and what to order for it (RTE-49, RTE-51, GDE-03). */
export async function loader(args: Route.LoaderArgs) {
  const { page, kind, animal, whole, birthday, shown, problem } = await openResult(args);
  const { profile, habits } = whole;
  const shownAnimal: ShownAnimal = {
    species: 'cat',
    name: profile.name,
    breedName: profile.breedName,
    sterilized: profile.sterilized,
    weight: habits.weight,
    condition: habits.condition,
    age: ageOn(page.today, birthday),
    activity: activityChoices('cat').find(({ value }) => value === habits.activity)?.label ?? '',
    feature: pathologiesOf('cat').find(({ code }) => code === habits.feature)?.label ?? '',
    dailyTreats: habits.treats,
  };
  const { site, sites } = page;
  const stages = { stages: stagesOf(kind), progress: 'result' as const };
  return { site, sites, kind, animal, shownAnimal, problem, ...stages, menu: shown };
}

/** Adds both foods to the cart. */
export async function action(args: Route.ActionArgs) {
  const { page, shown } = await openResult(args);
  if (!shown) throw redirect(args.url.pathname);
  const keeper = args.context.get(sessionContext);
  const form = await args.request.formData();
  const error = await addMenu(cartCalls(page.shop), keeper, shown, form);
  if (error === null) throw redirect(paths.cart());
  return data({ error }, { status: 422 });
}

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return [];
  const { kind, animal, shownAnimal } = loaderData;
  const title = t('head', { title: t('result.title', { of: ofName(shownAnimal.name) }) });
  return pageHead(loaderData, { title, path: paths.mixedResult(kind, animal), index: false });
};

export default function MixedResultPage({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, animal, shownAnimal, menu, problem } = loaderData;
  if (problem) return <NoMixedMenu kind={kind} animal={animal} problem={problem} />;
  if (!menu) return <NoMenu shownAnimal={shownAnimal} animal={animal} refused={null} />;
  return (
    <MixedMenuPage
      kind={kind}
      animal={animal}
      shownAnimal={shownAnimal}
      menu={menu}
      error={actionData?.error}
    />
  );
}
