import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCarousel, swipeOf } from './carousel-steps.ts';

let at = 0;
const carousel = (infinite = true) =>
  createCarousel({
    count: 3,
    infinite,
    onMove: (index) => {
      at = index;
    },
  });

beforeEach(() => {
  at = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('UIX-05 the next slide comes after 10 seconds', () => {
  carousel().play();
  vi.advanceTimersByTime(9999);
  expect(at).toBe(0);
  vi.advanceTimersByTime(1);
  expect(at).toBe(1);
});

test('UIX-06 two quick presses make one move, a later one another', () => {
  const slides = carousel();
  slides.next();
  slides.next();
  expect(at).toBe(1);
  vi.advanceTimersByTime(1000);
  slides.next();
  expect(at).toBe(2);
});

test('UIX-07 swiping works up to 1024 pixels of screen', () => {
  expect(swipeOf(-80, 1024)).toBe(1);
  expect(swipeOf(-80, 1025)).toBe(0);
});

test('UIX-08 a swipe moves from 51 pixels on', () => {
  expect(swipeOf(-49, 390)).toBe(0);
  expect(swipeOf(-51, 390)).toBe(1);
  expect(swipeOf(51, 390)).toBe(-1);
});

test('UIX-09 an infinite carousel goes round, another stays at its end', () => {
  const round = carousel();
  round.previous();
  expect(at).toBe(2);
  const straight = carousel(false);
  at = 0;
  straight.previous();
  expect(at).toBe(0);
});
