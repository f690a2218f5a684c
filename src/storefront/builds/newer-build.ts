/** How often a page that stays open asks whether it is out of date. */
export const POLL_MS = 5 * 60_000;

let isNewer = false;

/** A piece of the page was gone: whoever took it away has put a newer build in its place (ERR-02). */
export const noteMissingPiece = (): void => {
  isNewer = true;
};

const ownBuild = () =>
  (window as { __reactRouterManifest?: { version?: string } }).__reactRouterManifest?.version;

/** Asks which build is served, and whether it is really there, before it is gone to (OPS-02, OPS-03). */
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
    // Offline, or the shop restarts: the next look will tell.
  }
}

/**
 * With a newer build, the next link loads its page anew instead of asking old scripts for it (OPS-04).
 * Caught before anybody else hears the click, and left to the browser.
 */
export function loadWhenNewer(event: MouseEvent): void {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (!isNewer || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target || link.hash || link.origin !== window.location.origin) return;
  event.stopPropagation();
}
