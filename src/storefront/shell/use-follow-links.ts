import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { plainPath } from '#i18n/language.ts';

/**
 * Follows the links marked `data-follow` without loading the page anew. The frame has more links
 * than most pages: one listener for all costs the server and the browser nothing for each.
 */
export function useFollowLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
      if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-follow]');
      if (!link || link.target || link.origin !== window.location.origin) return;
      event.preventDefault();
      navigate(plainPath(link.pathname) + link.search + link.hash);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}
