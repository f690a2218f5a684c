import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { CampaignBar, type TopHeader } from '#blocks/campaigns/campaign-bar.tsx';
import { tellShown, useCampaign } from '#blocks/campaigns/shown-campaigns.ts';
import type { HeaderContent } from '#blocks/shell-content.ts';
import { Icon } from '#ui/icon.tsx';
import { t } from './shell-words.ts';

/**
 * The bar above the header; closing it lasts for the lifetime of the tab. A campaign replaces its
 * text in place, so that nothing shifts.
 */
export function TopBar({ message, link }: NonNullable<HeaderContent['topBar']>) {
  const [closed, setClosed] = useState(false);
  const shown = useCampaign('top_header');
  const campaign = shown?.campaign;
  useEffect(() => {
    if (campaign) tellShown(campaign);
  }, [campaign]);
  if (closed) return null;
  const header = shown?.configurations as TopHeader | undefined;
  return (
    <CampaignBar
      campaign={campaign}
      message={message}
      link={link}
      header={header ?? null}
      label={t('topBar')}
    >
      {(header?.dismissible ?? true) && (
        <button
          type="button"
          onClick={() => setClosed(true)}
          aria-label={t('closeTopBar')}
          className="-mr-3 grid size-11 flex-none place-items-center rounded-full hover:bg-sapin-700"
        >
          <Icon of={X} size={16} />
        </button>
      )}
    </CampaignBar>
  );
}
