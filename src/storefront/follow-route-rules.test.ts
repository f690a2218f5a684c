import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type PageContext, pageContext } from '#pages/page-context.ts';
import { runMiddleware } from './follow-route-rules.server.ts';

const context = new RouterContextProvider();
const features = { animals: false, guides: true };
context.set(pageContext, { settings: { features } } as unknown as PageContext);

/** Where the named guards redirect to; null when the page is shown. */
function led(names: Record<string, boolean>): string | null {
  try {
    runMiddleware(names, context);
    return null;
  } catch (answer) {
    if (answer instanceof Error) throw answer;
    return (answer as Response).headers.get('location');
  }
}

test('GRD-24 what a rule names runs, unless it is switched off there', () => {
  expect(led({ 'animals-feature': true })).toBe('/mon-compte/');
  expect(led({ 'animals-feature': false })).toBeNull();
  expect(led({ 'guides-feature': true })).toBeNull();
  expect(led({ 'guides-feature': true, maintenance: true })).toBe('/maintenance/');
});

test('GRD-22 an unknown name throws', () => {
  expect(() => led({ 'animal-feature': true })).toThrow(
    "Unknown route middleware: 'animal-feature'.",
  );
});
