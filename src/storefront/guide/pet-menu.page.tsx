import { redirect } from 'react-router';
import { paths } from '../../paths.ts';
import type { Route } from './+types/pet-menu.page';
import { answerForPet } from './pet-answers.server.ts';

/** What the guide finds for a pet that is known; nothing is left to ask (RTE-47). */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  await answerForPet(context, request, params.animal);
  throw redirect(paths.guideResult());
}

/** Never shown: without a component a pet that is not theirs would be an empty page. */
export default function Redirected() {
  return null;
}
