/** Interval at which an open page checks for a newer build. */
export const POLL_MS = 5 * 60_000;

let isNewer = false;

/** A missing script means that a newer build was deployed (ERR-02). */
export const noteMissingPiece = (): void => {
  isNewer = true;
};

const ownBuild = () =>
  (window as { __reactRouterManifest?: { version?: string } }).__reactRouterManifest?.version;

/**
 * Checks which build is served, and that its files are available, before using it (OPS-02, OPS-03).
 */
export async function lookForNewerBuild(): Promise<void> {
  const own = ownBuild();
  if (isNewer || !own) return;
  try {
    const now = Math.round(performance.timeOrigin + performance.now());
    const answer = await fetch(`/builds/latest.json?${now}`, { cache: 'no-store' });
    const { id } = answer.ok ? ((await answer.json()) as { id?: string }) : {};
    if (!id || id === own) return;
    const meta = await fetch(`/builds/meta/${encodeURIComponent(id)}.json`);
    isNewer = meta.ok;
  } catch {
    // Offline, or the shop is restarting: the next check will tell.
  }
}

/**
 * When there is a newer build, the next link loads a full page instead of old scripts (OPS-04).
 * Listens in the capture phase, before the router, and lets the browser follow the link.
 */
export function loadWhenNewer(event: MouseEvent): void {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (!isNewer || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target || link.hash || link.origin !== window.location.origin) return;
  event.stopPropagation();
}
