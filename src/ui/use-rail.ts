import { useEffect, useRef, useState } from 'react';

/**
 * Only what its own buttons do moves smoothly. When focus or a link brings an item into view it is
 * there at once: what slides under the pointer loses the press.
 */
const movement = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';

/** Follows a scroll-snap list: which item is in front, and whether there is more on either side. */
export function useRail<Element extends HTMLElement>() {
  const rail = useRef<Element>(null);
  const [position, setPosition] = useState({ index: 0, before: false, after: true });

  useEffect(() => {
    const element = rail.current;
    if (!element) return;
    const read = () => {
      const { scrollLeft, scrollWidth, clientWidth, children } = element;
      const width = (children[0] as HTMLElement | undefined)?.offsetWidth || clientWidth;
      setPosition({
        index: Math.round(scrollLeft / width),
        before: scrollLeft > 4,
        after: scrollLeft + clientWidth < scrollWidth - 4,
      });
    };
    read();
    const sizes = new ResizeObserver(read);
    sizes.observe(element);
    element.addEventListener('scroll', read, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', read);
    };
  }, []);

  /** Scrolls an item to the front. */
  const show = (index: number) => {
    const element = rail.current;
    const item = element?.children[index] as HTMLElement | undefined;
    if (!element || !item) return;
    element.scrollTo({ left: item.offsetLeft - element.offsetLeft, behavior: movement() });
  };
  /** Moves by nearly one screenful. */
  const page = (direction: 1 | -1) =>
    rail.current?.scrollBy({
      left: direction * rail.current.clientWidth * 0.9,
      behavior: movement(),
    });

  return { rail, ...position, show, page };
}
