import { type RefObject, useEffect, useRef } from 'react';

/** After « Voir plus », the first new item of the list takes the focus. */
export function useFocusOnMore(
  list: RefObject<HTMLUListElement | null>,
  count: number,
  pages: number,
): void {
  const before = useRef({ count, pages });
  useEffect(() => {
    const grew = pages === before.current.pages + 1 && count > before.current.count;
    const first = list.current?.children[before.current.count];
    if (grew) first?.querySelector('a')?.focus({ preventScroll: true });
    before.current = { count, pages };
  }, [list, count, pages]);
}
