import { redirect } from 'react-router';
import { paths } from '../../paths.ts';
import type { Route } from './+types/pet-guide.page';
import { answerForPet } from './pet-answers.server.ts';

/** The guide for a pet that is known: its steps, filled in (RTE-46). */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  await answerForPet(context, request, params.animal);
  throw redirect(paths.newGuide());
}

/** Never shown: without a component a pet that is not theirs would be an empty page. */
export default function Redirected() {
  return null;
}
