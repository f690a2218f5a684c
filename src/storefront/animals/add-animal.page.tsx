import { data, redirect } from 'react-router';
import { keepUnsent } from '#pages/forms/keep-unsent.ts';
import { pageContext, sessionContext } from '#pages/page-context.ts';
import { animalStepNames, type AnimalStep as Name, paths } from '#pages/paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { takeEntrance } from '../guide/entrance.ts';
import { pageHead } from '../page-head.ts';
import { requireFeature } from '../require-feature.server.ts';
import type { Route } from './+types/add-animal.page';
import { type AnimalDraft, reachableStep, stepsOf } from './animal-draft.ts';
import { AnimalStep } from './animal-step.tsx';
import { t } from './animal-words.ts';
import { loadAnimalStep } from './load-animal-step.server.ts';
import { saveAnimalStep } from './save-animal-step.server.ts';

export const handle = { name: 'account-pet-new' } satisfies RouteHandle;

/** Adds an animal in several steps; only saving needs an account (RTE-34, PET-20). */
export function loader({ context, url }: Route.LoaderArgs) {
  requireFeature(context, 'animals');
  const { site, sites, today } = context.get(pageContext);
  const session = context.get(sessionContext);
  const draft = session.animalDraft as AnimalDraft;
  if (url.searchParams.has('espece') || url.searchParams.has('prenom')) {
    const entered = takeEntrance(url.searchParams, draft);
    if (entered) session.keepAnimalDraft({ ...entered });
    throw redirect(paths.newAnimal());
  }
  const named = url.searchParams.get('etape');
  const requested = (Object.keys(animalStepNames) as Name[]).find(
    (one) => animalStepNames[one] === named,
  );
  const step = reachableStep(draft, requested);
  if (named !== null && step !== requested) throw redirect(paths.newAnimal(step));
  return {
    site,
    sites,
    step,
    steps: stepsOf(draft),
    isSignedIn: session.signedIn !== null,
    species: draft.profile?.species ?? draft.species ?? 'dog',
    name: draft.profile?.name ?? '',
    request: loadAnimalStep(step, draft, today),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  requireFeature(context, 'animals');
  const { shop, today } = context.get(pageContext);
  const session = context.get(sessionContext);
  const refused = await saveAnimalStep({ shop, session, data: await request.formData(), today });
  return data(refused, { status: 422 });
}

export const clientAction = (args: Route.ClientActionArgs) =>
  keepUnsent(args, (refused) => refused);

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead(loaderData, { title: t('new.head'), path: paths.newAnimal(), index: false })
    : [];

export default function AddAnimalPage({ loaderData, actionData }: Route.ComponentProps) {
  const { site: _, sites: __, ...props } = loaderData;
  return <AnimalStep key={loaderData.step} {...props} answer={actionData} />;
}
