import { redirect } from 'react-router';
import { keepUnsent } from '#pages/forms/keep-unsent.ts';
import { NEW_ANIMAL, paths } from '#pages/paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import type { Route } from './+types/new-guide.page';
import { takeEntrance } from './entrance.ts';
import { answerGuide, guideStep } from './guide-step.server.ts';
import { GuideSteps, guideHead } from './guide-steps.tsx';
import { openGuide } from './open-guide.server.ts';

export const handle = { name: 'guide-new', layout: 'guide' } satisfies RouteHandle;

/** The guide for a new animal, one step at a time (RTE-45, GDE-02). */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { answers, keep } = await openGuide({ context, request });
  if (url.searchParams.has('espece') || url.searchParams.has('prenom')) {
    const entered = takeEntrance(url.searchParams, answers);
    if (entered) keep(entered);
    throw redirect(paths.newGuide());
  }
  return guideStep({ context, request, url, animal: NEW_ANIMAL });
}

export const action = ({ context, request }: Route.ActionArgs) =>
  answerGuide({ context, request, animal: NEW_ANIMAL });

export const clientAction = (args: Route.ClientActionArgs) =>
  keepUnsent(args, (refused) => refused);

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? guideHead(loaderData) : []);

export default function NewGuidePage({ loaderData, actionData }: Route.ComponentProps) {
  return <GuideSteps {...loaderData} answer={actionData} />;
}
