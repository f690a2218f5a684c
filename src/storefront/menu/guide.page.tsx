import { data, redirect } from 'react-router';
import { keepUnsent } from '#pages/forms/keep-unsent.ts';
import { type MenuStep, menuStepNames, paths } from '#pages/paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { ofName } from '../guide/guide-words.ts';
import { pageHead } from '../page-head.ts';
import type { Route } from './+types/guide.page';
import { CatStep } from './cat-step.tsx';
import { HabitsStep } from './habits-step.tsx';
import { loadMenuStep } from './load-menu-step.server.ts';
import { reachableStep, stagesOf, stepBefore } from './menu-answers.ts';
import { t } from './menu-words.ts';
import { NoMixedMenu } from './no-mixed-menu.tsx';
import { openMenu } from './open-menu.server.ts';
import { RationStep } from './ration-step.tsx';
import { saveMenuStep } from './save-menu-step.server.ts';
import { SelectionStep } from './selection-step.tsx';

export const handle = { name: 'guide-menu', layout: 'guide' } satisfies RouteHandle;

const STEPS = Object.keys(menuStepNames) as MenuStep[];

/** The guide to kibble and wet food, one step at a time (RTE-48, RTE-50, GDE-04, GDE-05). */
export async function loader(args: Route.LoaderArgs) {
  const menu = await openMenu(args);
  const { page, kind, animal, answers, dog } = menu;
  const { site, sites } = page;
  const base = { site, sites, kind, animal, stages: stagesOf(kind) };
  if (dog) return { ...base, progress: 'profile' as const, name: dog.name, dog, step: null };
  const named = args.url.searchParams.get('etape');
  const requested = STEPS.find((one) => menuStepNames[one] === named);
  const progress = reachableStep(kind, answers, requested);
  if (named && progress !== requested) throw redirect(paths.mixedMenu(kind, animal, progress));
  const name = (answers.profile ?? answers.known?.profile)?.name ?? '';
  const before = stepBefore(kind, progress);
  const back = before ? paths.mixedMenu(kind, animal, before) : null;
  return { ...base, progress, name, back, dog, step: await loadMenuStep(menu, progress) };
}

export async function action(args: Route.ActionArgs) {
  const menu = await openMenu(args);
  return data(await saveMenuStep(menu, await args.request.formData()), { status: 422 });
}

export const clientAction = (args: Route.ClientActionArgs) =>
  keepUnsent(args, (refused) => refused);

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return [];
  const { progress, name, kind, animal } = loaderData;
  const title = t('head', { title: t(`${progress}.title`, { of: ofName(name) }) });
  return pageHead(loaderData, { title, path: paths.mixedMenu(kind, animal), index: false });
};

export default function MenuGuidePage({ loaderData, actionData }: Route.ComponentProps) {
  const { step, kind, animal, name, dog } = loaderData;
  if (dog) return <NoMixedMenu dog={dog} />;
  const { profile, habits, selection, ration, problem } = step;
  const requested = { answer: actionData, back: loaderData.back ?? undefined, of: ofName(name) };
  if (problem) return <NoMixedMenu problem={problem} kind={kind} animal={animal} />;
  if (selection) return <SelectionStep {...requested} step={selection} />;
  if (ration) return <RationStep {...requested} step={ration} />;
  if (profile) return <CatStep {...requested} step={profile} habits={habits} />;
  return habits && <HabitsStep {...requested} step={habits} />;
}
