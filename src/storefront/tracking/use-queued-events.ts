import { useEffect } from 'react';
import {
  currentCampaign,
  EXIT_INTENT,
  onShown,
  shownSoFar,
} from '#blocks/campaigns/shown-campaigns.ts';
import { exitIntent, lead, promotionEvent, type Tracked } from '#modules/tracking/rules/index.ts';
import { CONVERSION_EVENT, type Conversion } from '../emit-conversion.ts';

/**
 * Events dispatched on the document by components: an address submitted, a campaign shown, an exit
 * intent.
 */
export function useQueuedEvents(push: (event: Tracked) => void): void {
  useEffect(() => {
    const heard = <Detail>(name: string, tell: (detail: Detail) => void) => {
      const listener = (event: Event) => tell((event as CustomEvent<Detail>).detail);
      document.addEventListener(name, listener);
      return () => document.removeEventListener(name, listener);
    };
    const shown = (campaign: string) => {
      const promotion = promotionOf(campaign);
      if (promotion) push(promotionEvent('view_promotion', promotion));
    };
    const followed = (click: MouseEvent) => {
      const link = (click.target as Element).closest('a[href]');
      const campaign = link?.closest<HTMLElement>('[data-campaign]')?.dataset.campaign;
      const promotion = campaign && promotionOf(campaign);
      if (promotion) push(promotionEvent('select_promotion', promotion));
    };
    for (const campaign of shownSoFar()) shown(campaign);
    document.addEventListener('click', followed, { capture: true });
    const stop = [
      heard<Conversion>(CONVERSION_EVENT, ({ lead: source }) => push(lead(source))),
      heard<string | null>(EXIT_INTENT, (target) => push(exitIntent(target))),
      onShown(shown),
      () => document.removeEventListener('click', followed, { capture: true }),
    ];
    return () => {
      for (const one of stop) one();
    };
  }, [push]);
}

function promotionOf(campaign: string) {
  const found = currentCampaign(campaign);
  if (!found) return null;
  const { title } = found.configurations;
  return { id: campaign, slot: found.action, title: typeof title === 'string' ? title : null };
}
