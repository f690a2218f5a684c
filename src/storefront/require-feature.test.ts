import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type PageContext, pageContext } from '#pages/page-context.ts';
import { type Feature, requireFeature } from './require-feature.server.ts';

const FEATURES: readonly Feature[] = [
  'animals',
  'guides',
  'sponsorship',
  'subscriptions',
  'orders',
];

/** Where a page of `requested` redirects to while `off` is disabled; null when it is shown. */
function led(requested: Feature, off: Feature): string | null {
  const features = Object.fromEntries(FEATURES.map((name) => [name, name !== off]));
  const context = new RouterContextProvider();
  context.set(pageContext, { settings: { features } } as unknown as PageContext);
  try {
    requireFeature(context, requested);
    return null;
  } catch (answer) {
    return (answer as Response).headers.get('location');
  }
}

test.each(FEATURES)('GRD-15 %s switched off closes its own pages and no other', (off) => {
  const closed = FEATURES.filter((input) => led(input, off) !== null);
  expect(closed).toEqual([off]);
});

test('GRD-12 pages of orders that are switched off lead to the account', () => {
  expect(led('orders', 'orders')).toBe('/mon-compte/');
  expect(led('orders', 'guides')).toBeNull();
});
