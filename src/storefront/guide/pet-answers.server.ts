import type { RouterContextProvider } from 'react-router';
import { pageContext } from '../page-context.ts';
import { readAnswers } from '../pets/load-pet.server.ts';
import { requireFeature } from '../require-feature.server.ts';
import { requireSignIn } from '../require-session.server.ts';
import { openGuide } from './open-guide.server.ts';

/** Begins the guide with everything a profile says already (RTE-46). */
export async function answerForPet(
  context: Readonly<RouterContextProvider>,
  request: Request,
  id: string,
): Promise<void> {
  requireFeature(context, 'animals');
  const { keep } = openGuide(context);
  requireSignIn(context, request);
  const { profile, shape, life, food } = (await readAnswers(context.get(pageContext).shop, id))
    .answers;
  const { feeds, kibbleBrand } = food;
  keep({ profile, shape, diet: { ...life, feeds, kibbleBrand } });
}
