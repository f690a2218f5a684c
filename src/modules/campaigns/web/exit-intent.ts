/** Milliseconds between the sign of leaving and the event (CMP-27, CMP-28). */
const DELAY = 1000;
/** The mouse leaves by the top when it is nearer than this to it, in pixels. */
const TOP_EDGE = 5;
/** Scrolling up by more than this, in pixels, is leaving on a phone (CMP-30). */
const SCROLL_UP = 80;
const HALF = 0.5;
const PHONE = /Android|iPhone|iPad|iPod|Mobile/i;

/** What the watcher needs of a page; the browser's own `window` is one. */
export interface Page {
  document: EventTarget & { documentElement: { scrollHeight: number; dataset: DOMStringMap } };
  location: { hostname: string; assign(address: string): void };
  navigator: { userAgent: string };
  scrollY: number;
  innerHeight: number;
  addEventListener(name: string, listener: () => void, options?: object): void;
  removeEventListener(name: string, listener: () => void): void;
}

/** Told once per intent; `target` is where a link leads, null when the page itself is left. */
type OnIntent = (target: string | null) => void;

/**
 * Watches for signs that the visitor leaves, until the returned function is called (CMP-25). A link
 * to another host waits until the event is told.
 */
export function watchExit(page: Page, onIntent: OnIntent): () => void {
  const { document } = page;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = (target: string | null) => {
    clearTimeout(timer);
    timer = setTimeout(() => onIntent(target), DELAY);
  };
  const stay = () => clearTimeout(timer);

  const clicked = (event: Event) => {
    const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
    if (!link || !/^https?:$/.test(link.protocol) || link.hostname === page.location.hostname) {
      return;
    }
    if (link.target === '_blank') return soon(link.href);
    event.preventDefault();
    onIntent(link.href);
    page.location.assign(link.href);
  };
  const left = (event: Event) => {
    const { clientY, relatedTarget } = event as MouseEvent;
    if (relatedTarget === null && clientY < TOP_EDGE) soon(null);
  };
  const unwatchScroll = PHONE.test(page.navigator.userAgent)
    ? watchScroll(page, () => soon(null), stay)
    : () => {};

  document.addEventListener('click', clicked);
  document.addEventListener('mouseout', left);
  document.addEventListener('mouseover', stay);
  return () => {
    stay();
    unwatchScroll();
    document.removeEventListener('click', clicked);
    document.removeEventListener('mouseout', left);
    document.removeEventListener('mouseover', stay);
  };
}

/** Scrolling up far is leaving, down is staying; the document keeps that half of it was read (CMP-32). */
function watchScroll(page: Page, leave: () => void, stay: () => void): () => void {
  const { documentElement } = page.document;
  let last = page.scrollY;
  let from = last;
  let isLeaving = false;
  const scrolled = () => {
    const { scrollY, innerHeight } = page;
    if ((scrollY + innerHeight) / documentElement.scrollHeight > HALF) {
      documentElement.dataset.readHalf = '';
    }
    if (scrollY > last) {
      from = scrollY;
      isLeaving = false;
      stay();
    } else if (from - scrollY > SCROLL_UP && !isLeaving) {
      isLeaving = true;
      leave();
    }
    last = scrollY;
  };
  page.addEventListener('scroll', scrolled, { passive: true });
  return () => page.removeEventListener('scroll', scrolled);
}
