import { useSyncExternalStore } from 'react';
import type { Shown } from '#services/campaigns.ts';

/** The active campaigns of this page, by action. */
export type ShownCampaigns = Readonly<Partial<Record<Shown['action'], Shown>>>;

const NOTHING: ShownCampaigns = {};
let shown = NOTHING;
const listeners = new Set<() => void>();

const change = (next: ShownCampaigns) => {
  shown = next;
  for (const listener of listeners) listener();
};

export const showCampaign = (one: Shown): void => change({ ...shown, [one.action]: one });

/** Removes the advertisements on navigation to another page; the banner stays. */
export const leavePage = (): void => {
  reported.clear();
  const { top_header } = shown;
  change(top_header ? { top_header } : NOTHING);
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The active campaign for an action; always null in server rendering. */
export const useCampaign = (action: Shown['action']): Shown | null =>
  useSyncExternalStore(
    subscribe,
    () => shown[action] ?? null,
    () => null,
  );

/** The content shown of a campaign, for analytics; null when it is no longer shown. */
export const currentCampaign = (campaign: string): Shown | null =>
  Object.values(shown).find((one) => one.campaign === campaign) ?? null;

const reported = new Set<string>();

/** Campaigns of this page that were shown before a listener was added. */
export const shownSoFar = (): readonly string[] => [...reported];

/**
 * Event dispatched by a component when it shows a campaign; the campaign service counts it
 * (CMP-17).
 */
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
