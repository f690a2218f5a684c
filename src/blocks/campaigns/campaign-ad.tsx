import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Image } from '#modules/media/contracts.ts';
import { pictureOf } from '#modules/media/web/index.ts';
import type { Shown } from '#services/campaigns.ts';
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

/** A campaign's advertisement, below the main content of the page. */
export function CampaignAd({ action }: CampaignAdProps) {
  const shown = useCampaign(action);
  return shown && <AdPlace key={shown.campaign} shown={shown} />;
}

/**
 * Minimum distance below the viewport, in viewport heights, at which the advertisement may still be inserted: a scrolling visitor
 * arrives there a moment later.
 */
const AWAY = 0.5;

/**
 * The campaign service answers after the page was rendered. Inserting the advertisement must not
 * shift what the visitor is reading, so it is inserted only while its place is well below the
 * viewport.
 */
function AdPlace({ shown: { campaign, configurations } }: { shown: Shown }) {
  const place = useRef<HTMLDivElement>(null);
  const [isPlaced, setPlaced] = useState(false);
  useEffect(() => {
    const watcher = new IntersectionObserver(
      ([entry]) => {
        // Measured now rather than in a later frame: on a slow phone the visitor may have scrolled
        // there by then.
        const top = entry?.target.getBoundingClientRect().top ?? 0;
        if (top > window.innerHeight * (1 + AWAY)) flushSync(() => setPlaced(true));
      },
      { rootMargin: `0px 0px ${AWAY * 100}% 0px` },
    );
    if (place.current && !isPlaced) watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [isPlaced]);
  useEffect(() => {
    if (isPlaced) tellShown(campaign);
  }, [campaign, isPlaced]);
  return (
    <div ref={place}>
      {isPlaced && <AdCard ad={configurations as unknown as Ad} campaign={campaign} />}
    </div>
  );
}

/** The advertisement itself. */
export function AdCard({ ad, campaign }: { ad: Ad; campaign?: string | undefined }) {
  const { title, text, image, link } = ad;
  return (
    <aside
      aria-label={title}
      data-campaign={campaign}
      className="my-10 rounded-card bg-sapin-50 p-5 md:p-8"
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
