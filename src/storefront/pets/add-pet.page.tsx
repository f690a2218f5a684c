import { data, redirect } from 'react-router';
import { pageContext, sessionContext } from '#pages/page-context.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { type PetStep as Name, paths, petStepNames } from '../../paths.ts';
import { takeEntrance } from '../guide/entrance.ts';
import { pageHead } from '../page-head.ts';
import { requireFeature } from '../require-feature.server.ts';
import type { Route } from './+types/add-pet.page';
import { loadPetStep } from './load-pet-step.server.ts';
import { type PetDraft, reachableStep, stepsOf } from './pet-draft.ts';
import { PetStep } from './pet-step.tsx';
import { t } from './pet-words.ts';
import { savePetStep } from './save-pet-step.server.ts';

export const handle = { name: 'account-pet-new' } satisfies RouteHandle;

/** A new pet, one step at a time; only saving it needs an account (RTE-34, PET-20). */
export function loader({ context, url }: Route.LoaderArgs) {
  requireFeature(context, 'animals');
  const { site, sites, today } = context.get(pageContext);
  const session = context.get(sessionContext);
  const draft = session.pet as PetDraft;
  if (url.searchParams.has('espece') || url.searchParams.has('prenom')) {
    const entered = takeEntrance(url.searchParams, draft);
    if (entered) session.keepPet({ ...entered });
    throw redirect(paths.newPet());
  }
  const named = url.searchParams.get('etape');
  const asked = (Object.keys(petStepNames) as Name[]).find((one) => petStepNames[one] === named);
  const step = reachableStep(draft, asked);
  if (named !== null && step !== asked) throw redirect(paths.newPet(step));
  return {
    site,
    sites,
    step,
    steps: stepsOf(draft),
    isSignedIn: session.signedIn !== null,
    species: draft.profile?.species ?? draft.species ?? 'dog',
    name: draft.profile?.name ?? '',
    asked: loadPetStep(step, draft, today),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  requireFeature(context, 'animals');
  const { shop, today } = context.get(pageContext);
  const session = context.get(sessionContext);
  const refused = await savePetStep({ shop, session, data: await request.formData(), today });
  return data(refused, { status: 422 });
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead(loaderData, { title: t('new.head'), path: paths.newPet(), index: false })
    : [];

export default function AddPetPage({ loaderData, actionData }: Route.ComponentProps) {
  const { site: _, sites: __, ...props } = loaderData;
  return <PetStep key={loaderData.step} {...props} answer={actionData} />;
}
