import { keepUnsent } from '#pages/forms/keep-unsent.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import type { Route } from './+types/animal-guide.page';
import { answerGuide, guideStep } from './guide-step.server.ts';
import { GuideSteps, guideHead } from './guide-steps.tsx';

export const handle = { name: 'guide-pet', layout: 'guide' } satisfies RouteHandle;

/** The guide for a saved animal: its steps, prefilled, at its own address (RTE-46). */
export const loader = ({ context, request, url, params: { animal } }: Route.LoaderArgs) =>
  guideStep({ context, request, url, animal });

export const action = ({ context, request, params: { animal } }: Route.ActionArgs) =>
  answerGuide({ context, request, animal });

export const clientAction = (args: Route.ClientActionArgs) =>
  keepUnsent(args, (refused) => refused);

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? guideHead(loaderData) : []);

export default function AnimalGuidePage({ loaderData, actionData }: Route.ComponentProps) {
  return <GuideSteps {...loaderData} answer={actionData} />;
}
