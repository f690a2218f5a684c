import { browserStorage } from '#kit/cookies.ts';
import { visitStorage } from '../browser-storage.ts';

const DESTINATION = browserStorage.destination.name;
const RESUMED = browserStorage.resumed.name;
/** OPS-06: a page is not reloaded twice within this period. */
const GUARD_MS = 10_000;

const now = () => Math.round(performance.timeOrigin + performance.now());
const here = () => window.location.pathname + window.location.search;

/** Records the destination of a running navigation; null once it has arrived. */
export function keepDestination(path: string | null): void {
  if (path === null) visitStorage().removeItem(DESTINATION);
  else visitStorage().setItem(DESTINATION, path);
}

/**
 * When the scripts of a page are gone, the router reloads the previous page (OPS-05). This
 * continues the interrupted navigation: to the requested page, or to the step a form had led to
 * (REL-60). Returns true when another page is being loaded.
 *
 * There is no time limit: every page deletes the record, so a reloaded page only finds its own.
 */
export function resumeMove(): boolean {
  const path = visitStorage().getItem(DESTINATION);
  visitStorage().removeItem(DESTINATION);
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!path || entry?.type !== 'reload' || path === here()) return false;
  const isAgain = now() - Number(visitStorage().getItem(RESUMED)) < GUARD_MS;
  if (isAgain) return false;
  visitStorage().setItem(RESUMED, String(now()));
  window.location.replace(path);
  return true;
}
