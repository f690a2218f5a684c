import { useSyncExternalStore } from 'react';
import type { Shown } from '#services/campaigns.ts';

/** What the campaign service wants shown on this page, by action. */
export type ShownCampaigns = Readonly<Partial<Record<Shown['action'], Shown>>>;

const NOTHING: ShownCampaigns = {};
let shown = NOTHING;
const listeners = new Set<() => void>();

const change = (next: ShownCampaigns) => {
  shown = next;
  for (const listener of listeners) listener();
};

export const showCampaign = (one: Shown): void => change({ ...shown, [one.action]: one });

/** Another page begins without the advertisements of the one before; the banner stays. */
export const leavePage = (): void => {
  reported.clear();
  const { top_header } = shown;
  change(top_header ? { top_header } : NOTHING);
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What is shown for an action; the document of the server knows of none. */
export const useCampaign = (action: Shown['action']): Shown | null =>
  useSyncExternalStore(
    subscribe,
    () => shown[action] ?? null,
    () => null,
  );

/** What is shown of a campaign, for whoever measures; null when it is gone. */
export const currentCampaign = (campaign: string): Shown | null =>
  Object.values(shown).find((one) => one.campaign === campaign) ?? null;

const reported = new Set<string>();

/** What was shown of this page before somebody listened. */
export const shownSoFar = (): readonly string[] => [...reported];

/** Told by whatever shows a campaign, once it does; the service counts it (CMP-17). */
const SHOWN = 'gamelle:campaign-shown';

/** Fired on the document when the visitor is about to leave, with where to (CMP-26). */
export const EXIT_INTENT = 'gamelle:exit-intent';

export const tellShown = (campaign: string): void => {
  reported.add(campaign);
  document.dispatchEvent(new CustomEvent(SHOWN, { detail: campaign }));
};

export function onShown(listener: (campaign: string) => void): () => void {
  const heard = (event: Event) => listener((event as CustomEvent<string>).detail);
  document.addEventListener(SHOWN, heard);
  return () => document.removeEventListener(SHOWN, heard);
}
