import { type RefObject, useEffect } from 'react';

const WIDE = '(min-width: 1024px)';

/**
 * Opens all collapsed sections on wide screens, and the one an address points to on any. CSS shows
 * them before this runs, so that nothing shifts.
 */
export function useWideSections(parent: RefObject<HTMLElement | null>, hash: string): void {
  useEffect(() => {
    const sections = parent.current?.querySelectorAll('details') ?? [];
    const wide = matchMedia(WIDE);
    const open = () => {
      for (const section of sections)
        if (wide.matches || `#${section.id}` === hash) section.open = true;
    };
    open();
    wide.addEventListener('change', open);
    return () => wide.removeEventListener('change', open);
  }, [parent, hash]);
}
