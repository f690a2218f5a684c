import { redirect } from 'react-router';
import { paths } from '../../paths.ts';
import type { RouteHandle } from '../route-handle.ts';
import type { Route } from './+types/entry.page';
import { openGuide } from './open-guide.server.ts';

export const handle = { name: 'guide', layout: 'guide' } satisfies RouteHandle;

const SPECIES: Readonly<Record<string, 'dog' | 'cat'>> = { chien: 'dog', chat: 'cat' };
const LONGEST_NAME = 40;

/**
 * The way in (RTE-44): what the home page already asked is taken out of the address and kept, and
 * the guide begins with a new animal.
 */
export function loader({ context, url }: Route.LoaderArgs) {
  const { answers, keep } = openGuide(context);
  const species = SPECIES[url.searchParams.get('espece') ?? ''];
  const name = url.searchParams.get('prenom')?.trim().slice(0, LONGEST_NAME);
  const isOther =
    (species && species !== answers.profile?.species) || (name && name !== answers.profile?.name);
  if (isOther) keep({ ...(species && { species }), ...(name && { name }) });
  throw redirect(paths.newGuide());
}
