import { X } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import { Container } from '#ui/layout.tsx';
import { ContentAnchor } from './content-anchor.tsx';
import type { HeaderContent } from './shell-content.ts';
import { t } from './shell-words.ts';

/** One line above the header; closing it lasts as long as the visit of this tab. */
export function TopBar({ message, link }: NonNullable<HeaderContent['topBar']>) {
  const [closed, setClosed] = useState(false);
  if (closed) return null;
  return (
    <aside aria-label={t('topBar')} className="on-dark bg-sapin-800 text-blanc print:hidden">
      <Container className="flex min-h-11 items-center gap-2">
        <p className="min-w-0 flex-1 truncate text-center text-mini md:text-small">
          {link ? (
            <ContentAnchor link={link} className="hover:underline">
              {message}
            </ContentAnchor>
          ) : (
            message
          )}
        </p>
        <button
          type="button"
          onClick={() => setClosed(true)}
          aria-label={t('closeTopBar')}
          className="-mr-3 grid size-11 flex-none place-items-center rounded-full hover:bg-sapin-700"
        >
          <Icon of={X} size={16} />
        </button>
      </Container>
    </aside>
  );
}
