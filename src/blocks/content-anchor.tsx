import type { ReactNode } from 'react';
import { localizedPath } from '#i18n/language.ts';
import { NewTabNote, relOf } from '#ui/link.tsx';
import type { ContentLink } from './shell-content.ts';

interface ContentAnchorProps {
  link: ContentLink;
  className?: string;
  children: ReactNode;
}

/**
 * A link from the content system (NAV-20); client-side navigation is handled by `useFollowLinks`.
 */
export function ContentAnchor({ link, className, children }: ContentAnchorProps) {
  const { to, target_blank: newTab, nofollow } = link;
  return (
    <a
      href={localizedPath(to)}
      data-follow
      rel={relOf({ newTab, nofollow })}
      target={newTab ? '_blank' : undefined}
      className={className}
    >
      {children}
      {newTab && <NewTabNote />}
    </a>
  );
}
