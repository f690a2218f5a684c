import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLoadingBar, type LoadingBarState } from './loading-bar-steps.ts';

let seen: LoadingBarState[] = [];
const bar = () => createLoadingBar((state) => seen.push(state));

beforeEach(() => {
  seen = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('UIX-15 a navigation of 150 ms shows no bar, one of 200 ms does', () => {
  const quick = bar();
  quick.start();
  vi.advanceTimersByTime(150);
  quick.finish();
  vi.advanceTimersByTime(5000);
  expect(seen).toEqual([]);

  bar().start();
  vi.advanceTimersByTime(199);
  expect(seen).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(seen.at(-1)?.visible).toBe(true);
});

test('UIX-16 the bar moves towards its end over 2000 ms', () => {
  bar().start();
  vi.advanceTimersByTime(200);
  expect(seen.at(-1)?.over).toBe(2000);
});

test('UIX-17 UIX-18 a finished bar hides after 500 ms and is reset 400 ms later', () => {
  const slow = bar();
  slow.start();
  vi.advanceTimersByTime(300);
  slow.finish();
  expect(seen.at(-1)).toMatchObject({ visible: true, progress: 1 });
  vi.advanceTimersByTime(499);
  expect(seen.at(-1)?.visible).toBe(true);
  vi.advanceTimersByTime(1);
  expect(seen.at(-1)).toMatchObject({ visible: false, progress: 1 });
  vi.advanceTimersByTime(400);
  expect(seen.at(-1)?.progress).toBe(0);
});
