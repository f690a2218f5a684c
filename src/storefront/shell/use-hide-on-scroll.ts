import { type RefObject, useEffect } from 'react';

/** Sets `data-away` on the element while scrolling down, and removes it when scrolling up. */
export function useHideOnScroll(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last = window.scrollY;
    const follow = () => {
      const moved = window.scrollY - last;
      if (Math.abs(moved) < 8) return;
      last = window.scrollY;
      element.current?.toggleAttribute('data-away', moved > 0 && last > 160);
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [element]);
}
