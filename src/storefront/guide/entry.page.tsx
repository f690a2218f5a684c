import { redirect } from 'react-router';
import { paths } from '../../paths.ts';
import type { RouteHandle } from '../route-handle.ts';
import type { Route } from './+types/entry.page';
import { takeEntrance } from './entrance.ts';
import { openGuide } from './open-guide.server.ts';

export const handle = { name: 'guide', layout: 'guide' } satisfies RouteHandle;

/** The way in (RTE-44): there is a new animal to speak of, so its first step follows. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { answers, keep } = openGuide(context);
  const entered = takeEntrance(url.searchParams, answers);
  if (entered) keep(entered);
  throw redirect(paths.newGuide());
}
