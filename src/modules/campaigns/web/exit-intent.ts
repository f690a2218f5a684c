/** Milliseconds between exit intent and event (CMP-27, CMP-28). */
const DELAY = 1000;
/** Distance in pixels from the top edge at which a leaving mouse counts as exit intent. */
const TOP_EDGE = 5;
/** Pixels of upward scrolling that count as exit intent on phones (CMP-30). */
const SCROLL_UP = 80;
const HALF = 0.5;
const PHONE = /Android|iPhone|iPad|iPod|Mobile/i;

/** The part of `window` that the watcher uses. */
export interface Page {
  document: EventTarget & { documentElement: { scrollHeight: number; dataset: DOMStringMap } };
  location: { hostname: string; assign(address: string): void };
  navigator: { userAgent: string };
  scrollY: number;
  innerHeight: number;
  addEventListener(name: string, listener: () => void, options?: object): void;
  removeEventListener(name: string, listener: () => void): void;
}

/** Called once per exit intent; `target` is the URL of a link, null when the page itself is left. */
type OnIntent = (target: string | null) => void;

/**
 * Watches for exit intent until the returned function is called (CMP-25). Navigation to another
 * host is delayed until the event was sent.
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

/**
 * Scrolling far up counts as exit intent, scrolling down cancels it; records when half of the
 * document was read (CMP-32).
 */
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
