import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { ContentAnchor } from '#blocks/content-anchor.tsx';
import type { MenuEntry } from '#blocks/shell-content.ts';
import { Icon } from '#ui/icon.tsx';
import { Container } from '#ui/layout.tsx';
import { hasPanel, MenuPanel } from './menu-panel.tsx';
import { t } from './shell-words.ts';

const itemClass =
  'flex min-h-11 items-center gap-1 rounded-full px-2 font-bold whitespace-nowrap ' +
  'hover:text-sapin-700 xl:px-3';

/** Native disclosures of one group: they open before any script and close each other. */
export function DesktopMenu({ links }: { links: readonly MenuEntry[] }) {
  const menu = useRef<HTMLElement>(null);
  useClosing(menu);
  return (
    <nav ref={menu} aria-label={t('menu.main')} className="hidden lg:block">
      <ul className="flex items-center">
        {links.map((entry) => (
          <li key={entry.label}>
            {hasPanel(entry) ? (
              <Disclosure entry={entry} />
            ) : (
              <ContentAnchor link={entry.link} className={itemClass}>
                {entry.label}
              </ContentAnchor>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Disclosure({ entry }: { entry: MenuEntry }) {
  const closeOnEscape = (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (event.key !== 'Escape') return;
    event.currentTarget.open = false;
    event.currentTarget.querySelector('summary')?.focus();
  };
  return (
    <details name="menu" onKeyDown={closeOnEscape}>
      <summary className={`list-none ${itemClass}`}>
        {entry.label}
        <Icon of={ChevronDown} size={16} className="chevron" />
      </summary>
      <div className="absolute inset-x-0 top-full border-t border-brume-2 bg-blanc shadow-2">
        <Container className="py-8">
          <MenuPanel entry={entry} />
        </Container>
      </div>
    </details>
  );
}

/** Closes the open panel on navigation or a press outside. */
function useClosing(menu: React.RefObject<HTMLElement | null>) {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is what to close for
  useEffect(() => {
    const closeAll = () => {
      for (const open of menu.current?.querySelectorAll('details[open]') ?? []) {
        open.removeAttribute('open');
      }
    };
    const pressed = (event: PointerEvent) => {
      if (!menu.current?.contains(event.target as Node)) closeAll();
    };
    closeAll();
    document.addEventListener('pointerdown', pressed);
    return () => document.removeEventListener('pointerdown', pressed);
  }, [key, menu]);
}
