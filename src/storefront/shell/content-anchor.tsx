import type { ReactNode } from 'react';
import { Link } from '#ui/link.tsx';
import type { ContentLink } from './shell-content.ts';

interface ContentAnchorProps {
  link: ContentLink;
  className?: string;
  children: ReactNode;
}

/** A link as the content system describes it (NAV-20). */
export function ContentAnchor({ link, className, children }: ContentAnchorProps) {
  const { to, target_blank, nofollow } = link;
  if (/^(#|tel:|mailto:)/.test(to)) {
    return (
      <a href={to} className={className}>
        {children}
      </a>
    );
  }
  return (
    <Link to={to} newTab={target_blank} nofollow={nofollow} prefetch="none" className={className}>
      {children}
    </Link>
  );
}
