import { data, type RouterContextProvider, redirect } from 'react-router';
import { type GuideStep, guideStepNames, paths } from '#pages/paths.ts';
import { GUIDE_STEPS, reachableStep } from './guide-answers.ts';
import { loadStep } from './load-step.server.ts';
import { openGuide } from './open-guide.server.ts';
import { saveStep } from './save-step.server.ts';

interface GuideStepRequest {
  context: Readonly<RouterContextProvider>;
  request: Request;
  animal: string;
}

/** The requested step, or the first open one (GDE-02). */
export async function guideStep({ url, ...request }: GuideStepRequest & { url: URL }) {
  const { page, animal, answers } = await openGuide(request);
  const named = url.searchParams.get('etape');
  const wanted = GUIDE_STEPS.find((one) => guideStepNames[one] === named) ?? 'profile';
  const progress: GuideStep = reachableStep(answers, wanted);
  if (progress !== wanted) throw redirect(paths.animalGuide(animal, progress));
  const { species = 'dog', name = '' } = answers.profile ?? {};
  const { site, sites, today } = page;
  return {
    site,
    sites,
    animal,
    progress,
    species,
    name,
    ...loadStep(progress, answers, today),
  };
}

export type GuideStepData = Awaited<ReturnType<typeof guideStep>>;

/** Saves the answers of the submitted step; returns a value only when it was refused. */
export async function answerGuide(request: GuideStepRequest) {
  const { page, animal, answers, keep } = await openGuide(request);
  const { today } = page;
  const form = await request.request.formData();
  const refused = await saveStep({ data: form, animal, answers, keep, today });
  return data(refused, { status: 422 });
}
