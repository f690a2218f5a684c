import { redirect } from 'react-router';
import { pageContext, sessionContext } from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { animalCalls } from '#services/shop/animals.ts';
import type { Route } from './+types/entry.page';
import { takeEntrance } from './entrance.ts';
import { openGuide } from './open-guide.server.ts';

export const handle = { name: 'guide', layout: 'guide' } satisfies RouteHandle;

/**
 * The start of the guide (RTE-44): redirects to the first step for a new animal. A signed-in
 * customer without an animal creates it first and continues from its page (GRD-11).
 */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { page, answers, keep } = await openGuide({ context, request });
  const session = context.get(sessionContext);
  if (page.settings.features.animals && session.signedIn) {
    const animals = await animalCalls(context.get(pageContext).shop).list();
    if (animals.length === 0) throw redirect(paths.newAnimal() + url.search);
  }
  const entered = takeEntrance(url.searchParams, answers);
  if (entered) keep(entered);
  throw redirect(paths.newGuide());
}
