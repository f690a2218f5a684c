import { expect, test } from 'vitest';
import { formatPhone, routeTo } from './index.ts';

test('a number is read in pairs', () => {
  expect(formatPhone('+33199001234').replaceAll('\u00a0', ' ')).toBe('+33 1 99 00 12 34');
  expect(formatPhone('+352621123456').replaceAll('\u00a0', ' ')).toBe('+352 6 21 12 34 56');
  expect(formatPhone('3631')).toBe('3631');
});

test('the way leads to the position of the shop', () => {
  expect(routeTo({ position: { lat: 48.8873, lng: 2.3176 } })).toContain('48.8873%2C2.3176');
});
