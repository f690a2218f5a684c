import { browserStorage } from '#kit/cookies.ts';
import { visitStorage } from '../browser-storage.ts';

const DESTINATION = browserStorage.destination.name;
const RESUMED = browserStorage.resumed.name;
/** OPS-06: within it a page is not loaded anew a second time. */
const GUARD_MS = 10_000;

const now = () => Math.round(performance.timeOrigin + performance.now());
const here = () => window.location.pathname + window.location.search;

/** Where a move between pages is going, while it is under way; null once it has arrived. */
export function keepDestination(path: string | null): void {
  if (path === null) visitStorage().removeItem(DESTINATION);
  else visitStorage().setItem(DESTINATION, path);
}

/**
 * A page whose scripts are gone is left by the router loading the one before it anew (OPS-05). What
 * was under way is then taken up: the page that was asked for, or the step a form had led to
 * (REL-60). True when another page is being loaded.
 *
 * However long the loading took: every page takes the note away, so what a reloaded one finds is of
 * itself.
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
