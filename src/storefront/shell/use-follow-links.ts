import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { plainPath } from '#i18n/language.ts';

/**
 * Client-side navigation for links marked `data-follow`. The layout has more links than most pages:
 * one delegated listener saves work per link.
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
