import { X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import { Container } from '#ui/layout.tsx';
import { tellShown, useCampaign } from '../campaigns/shown-campaigns.ts';
import { ContentAnchor } from './content-anchor.tsx';
import type { ContentLink, HeaderContent } from './shell-content.ts';
import { t } from './shell-words.ts';

/** What a campaign puts into the bar (CMP-07). */
interface TopHeader {
  /** One line, rendered and cleaned by the service. */
  html: string;
  link?: ContentLink | null;
  background?: string;
  color?: string;
  dismissible?: boolean;
}

/**
 * One line above the header; closing it lasts as long as the visit of this tab. A campaign takes the
 * place of the content's line, so that nothing moves.
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
  const { background, color, dismissible = true } = header ?? {};
  return (
    <aside
      data-campaign={campaign}
      aria-label={t('topBar')}
      style={header && { backgroundColor: background, color }}
      className="on-dark bg-sapin-800 text-blanc print:hidden"
    >
      <Container className="flex min-h-11 items-center gap-2">
        <div className="line-clamp-2 min-w-0 flex-1 text-center text-mini text-balance md:text-small">
          <Linked link={header ? header.link : link}>
            {header ? (
              <span
                className="[&_p]:inline"
                // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was published
                dangerouslySetInnerHTML={{ __html: header.html }}
              />
            ) : (
              message
            )}
          </Linked>
        </div>
        {dismissible && (
          <button
            type="button"
            onClick={() => setClosed(true)}
            aria-label={t('closeTopBar')}
            className="-mr-3 grid size-11 flex-none place-items-center rounded-full hover:bg-sapin-700"
          >
            <Icon of={X} size={16} />
          </button>
        )}
      </Container>
    </aside>
  );
}

function Linked({ link, children }: { link?: ContentLink | null; children: ReactNode }) {
  if (!link) return children;
  return (
    <ContentAnchor link={link} className="hover:underline">
      {children}
    </ContentAnchor>
  );
}
