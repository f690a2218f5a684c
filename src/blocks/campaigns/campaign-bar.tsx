import type { ReactNode } from 'react';
import { Container } from '#ui/layout.tsx';
import { ContentAnchor } from '../content-anchor.tsx';
import type { ContentLink } from '../shell-content.ts';

/** What a campaign shows in the bar above the header (CMP-07). */
export interface TopHeader {
  /** One line of HTML, rendered and sanitised by the campaign service. */
  html: string;
  link?: ContentLink | null;
  background?: string;
  color?: string;
  dismissible?: boolean;
}

interface CampaignBarProps {
  /** Null when no campaign is active: then the bar shows `message`. */
  header: TopHeader | null;
  label: string;
  campaign?: string | undefined;
  link?: ContentLink | null | undefined;
  /** The line from the content system. */
  message?: ReactNode;
  /** The button that closes it. */
  children?: ReactNode;
}

/** One line above the header. */
export function CampaignBar(props: CampaignBarProps) {
  const { header, label, campaign, message, children } = props;
  const link = header ? header.link : props.link;
  const line = header ? (
    <span
      className="[&_p]:inline"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was published
      dangerouslySetInnerHTML={{ __html: header.html }}
    />
  ) : (
    message
  );
  return (
    <aside
      data-campaign={campaign}
      aria-label={label}
      style={header ? { backgroundColor: header.background, color: header.color } : undefined}
      className="on-dark bg-sapin-800 text-blanc print:hidden"
    >
      <Container className="flex min-h-11 items-center gap-2">
        <div className="line-clamp-2 min-w-0 flex-1 text-center text-mini text-balance md:text-small">
          {link ? (
            <ContentAnchor link={link} className="hover:underline">
              {line}
            </ContentAnchor>
          ) : (
            line
          )}
        </div>
        {children}
      </Container>
    </aside>
  );
}
