import { data, redirect } from 'react-router';
import { type GuideStep, guideStepNames, paths } from '../../paths.ts';
import { pageHead } from '../page-head.ts';
import type { RouteHandle } from '../route-handle.ts';
import type { Route } from './+types/new-guide.page';
import { DietStep } from './diet-step.tsx';
import { takeEntrance } from './entrance.ts';
import { GUIDE_STEPS, reachableStep } from './guide-answers.ts';
import { ofName, t } from './guide-words.ts';
import { loadStep } from './load-step.server.ts';
import { openGuide } from './open-guide.server.ts';
import { ProfileStep } from './profile-step.tsx';
import { saveStep } from './save-step.server.ts';
import { ShapeStep } from './shape-step.tsx';

export const handle = { name: 'guide-new', layout: 'guide' } satisfies RouteHandle;

/** The guide for a new animal, one step at a time (RTE-45, GDE-02). */
export function loader({ context, url }: Route.LoaderArgs) {
  const { page, answers, keep } = openGuide(context);
  if (url.searchParams.has('espece') || url.searchParams.has('prenom')) {
    const entered = takeEntrance(url.searchParams, answers);
    if (entered) keep(entered);
    throw redirect(paths.newGuide());
  }
  const named = url.searchParams.get('etape');
  const asked = GUIDE_STEPS.find((one) => guideStepNames[one] === named) ?? 'profile';
  const progress: GuideStep = reachableStep(answers, asked);
  if (progress !== asked) throw redirect(paths.newGuide(progress));
  const { species = 'dog', name = '' } = answers.profile ?? {};
  const { site, sites, today } = page;
  return { ...{ site, sites, progress, species, name }, ...loadStep(progress, answers, today) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { page, answers, keep } = openGuide(context);
  const { today } = page;
  const refused = await saveStep({ data: await request.formData(), answers, keep, today });
  return data(refused, { status: 422 });
}

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return [];
  const { progress, name } = loaderData;
  const title = t('head', { title: t(`${progress}.title`, { of: ofName(name) }) });
  return pageHead(loaderData, { title, path: paths.newGuide(), index: false });
};

export default function NewGuidePage({ loaderData, actionData }: Route.ComponentProps) {
  const { species, name, profile, shape, diet } = loaderData;
  if (shape) return <ShapeStep {...{ species, name }} step={shape} answer={actionData} />;
  if (diet) return <DietStep {...{ species, name }} step={diet} answer={actionData} />;
  return profile && <ProfileStep step={profile} answer={actionData} />;
}
