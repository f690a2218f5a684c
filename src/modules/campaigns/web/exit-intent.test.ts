import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Page, watchExit } from './exit-intent.ts';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64)';

let reported: (string | null)[] = [];
beforeEach(() => {
  reported = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

/** A page 2,000 pixels high in a window of 500. */
function open(userAgent = DESKTOP) {
  const visited: string[] = [];
  const dataset: DOMStringMap = {};
  const scroller = new EventTarget();
  const document = Object.assign(new EventTarget(), {
    documentElement: { scrollHeight: 2000, dataset },
  });
  const page: Page = {
    document,
    location: { hostname: 'gamelle.fr', assign: (address) => visited.push(address) },
    navigator: { userAgent },
    scrollY: 0,
    innerHeight: 500,
    addEventListener: (name, listener) => scroller.addEventListener(name, listener),
    removeEventListener: (name, listener) => scroller.removeEventListener(name, listener),
  };
  const stop = watchExit(page, (target) => reported.push(target));
  const mouse = (name: string, clientY: number) =>
    document.dispatchEvent(Object.assign(new Event(name), { clientY, relatedTarget: null }));
  const click = (href: string, target = '') => {
    const { protocol, hostname } = new URL(href);
    const link = { protocol, hostname, href, target };
    const event = new Event('click', { cancelable: true });
    Object.defineProperty(event, 'target', { value: { closest: () => link } });
    document.dispatchEvent(event);
    return { event, reportedFirst: reported.length, visited };
  };
  const scroll = (y: number) => {
    page.scrollY = y;
    scroller.dispatchEvent(new Event('scroll'));
  };
  return { stop, mouse, click, scroll, dataset };
}

test('CMP-25 nothing is told any more once it is stopped', () => {
  const { stop, mouse } = open();
  mouse('mouseout', 0);
  stop();
  mouse('mouseout', 0);
  vi.advanceTimersByTime(5000);
  expect(reported).toEqual([]);
});

test('CMP-26 a link to another host waits until the event is told', () => {
  const { click } = open();
  const { event, visited } = click('https://elsewhere.example/a');
  expect(event.defaultPrevented).toBe(true);
  expect(reported).toEqual(['https://elsewhere.example/a']);
  expect(visited).toEqual(['https://elsewhere.example/a']);
  expect(click('https://gamelle.fr/chien/').event.defaultPrevented).toBe(false);
  expect(reported).toHaveLength(1);
});

test('CMP-27 a link that opens in a new tab tells it after a second', () => {
  const { click } = open();
  expect(click('https://elsewhere.example/', '_blank').event.defaultPrevented).toBe(false);
  vi.advanceTimersByTime(999);
  expect(reported).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(reported).toEqual(['https://elsewhere.example/']);
});

test('CMP-28 the mouse leaving by the top tells it after a second', () => {
  const { mouse } = open();
  mouse('mouseout', 5);
  vi.advanceTimersByTime(5000);
  expect(reported).toEqual([]);
  mouse('mouseout', 4);
  vi.advanceTimersByTime(999);
  expect(reported).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(reported).toEqual([null]);
});

test('CMP-29 coming back in time is staying', () => {
  const { mouse } = open();
  mouse('mouseout', 0);
  vi.advanceTimersByTime(500);
  mouse('mouseover', 100);
  vi.advanceTimersByTime(5000);
  expect(reported).toEqual([]);
});

test.each([
  [PHONE, 81, 1],
  [PHONE, 80, 0],
  [DESKTOP, 400, 0],
])('CMP-30 scrolling up: %s by %i pixels', (userAgent, pixels, times) => {
  const { scroll } = open(userAgent);
  scroll(600);
  scroll(600 - pixels);
  vi.advanceTimersByTime(1000);
  expect(reported).toHaveLength(times);
});

test('CMP-31 scrolling down in time is staying', () => {
  const { scroll } = open(PHONE);
  scroll(600);
  scroll(400);
  scroll(401);
  vi.advanceTimersByTime(5000);
  expect(reported).toEqual([]);
});

test('CMP-32 the document keeps that half of it was read', () => {
  const { scroll, dataset } = open(PHONE);
  scroll(480);
  expect(dataset).not.toHaveProperty('readHalf');
  scroll(520);
  expect(dataset).toHaveProperty('readHalf');
});
