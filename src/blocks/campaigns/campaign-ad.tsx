import { useEffect } from 'react';
import type { Image } from '#modules/media/contracts.ts';
import { pictureOf } from '#modules/media/web/index.ts';
import { Picture } from '#ui/picture.tsx';
import { ContentAnchor } from '../content-anchor.tsx';
import type { ContentLink } from '../shell-content.ts';
import { tellShown, useCampaign } from './shown-campaigns.ts';

export interface Ad {
  title: string;
  text: string;
  image?: Image | null;
  link: ContentLink;
}

interface CampaignAdProps {
  /** On a product page, or on a shelf (CMP-08, CMP-09). */
  action: 'ad_product_offer' | 'ad_push_category';
}

/** An advertisement of ours, after what the page is about, so that nothing moves when it comes. */
export function CampaignAd({ action }: CampaignAdProps) {
  const shown = useCampaign(action);
  const campaign = shown?.campaign;
  useEffect(() => {
    if (campaign) tellShown(campaign);
  }, [campaign]);
  if (!shown) return null;
  return <AdCard ad={shown.configurations as unknown as Ad} campaign={campaign} />;
}

/** The advertisement itself. */
export function AdCard({ ad, campaign }: { ad: Ad; campaign?: string | undefined }) {
  const { title, text, image, link } = ad;
  return (
    <aside
      aria-label={title}
      data-campaign={campaign}
      className="mt-10 rounded-card bg-sapin-50 p-5 md:p-8"
    >
      <ContentAnchor link={link} className="flex flex-wrap items-center gap-6">
        {image && (
          <Picture
            picture={pictureOf(image)}
            alt={image.alternativeText}
            sizes="180px"
            className="w-28 flex-none"
          />
        )}
        <span className="min-w-56 flex-1">
          <strong className="block text-h4">{title}</strong>
          <span className="mt-1 block text-encre-2">{text}</span>
        </span>
      </ContentAnchor>
    </aside>
  );
}
