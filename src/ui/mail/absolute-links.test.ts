import { expect, test } from 'vitest';
import { withAbsoluteLinks } from './absolute-links.ts';

test('S-06 paths of the shop become addresses, other links stay', () => {
  const html =
    '<a href="/page/avis/">a</a> <a href="https://b.test/">b</a> <a href="mailto:c@d">c</a>';
  expect(withAbsoluteLinks(html, 'https://shop.test')).toBe(
    '<a href="https://shop.test/page/avis/">a</a> <a href="https://b.test/">b</a> <a href="mailto:c@d">c</a>',
  );
});
