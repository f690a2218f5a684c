import { expect, test } from 'vitest';
import { loadTagManager, scriptAddress } from './load-tags.ts';

const official = 'https://www.googletagmanager.com/gtm.js';

test.each(['gtm-a', 'GTM-ab', 'X-1', 'GTM-'])('TRK-02 %s is no tag manager', (id) => {
  expect(() => loadTagManager({ id, source: official, layer: 'dataLayer' })).toThrow(
    `${id} is not a valid GTM-ID`,
  );
});

test('TRK-03 TRK-05 the script of a source or of a proxy, with the id and a layer of its own', () => {
  const manager = { id: 'GTM-ABC1', source: official, layer: 'dataLayer' };
  expect(scriptAddress(manager)).toBe(`${official}?id=GTM-ABC1`);
  expect(scriptAddress({ ...manager, source: '/mesure/gtm.js', layer: 'couche' })).toBe(
    '/mesure/gtm.js?id=GTM-ABC1&l=couche',
  );
  const proxy = 'https://exemple.fr/p?x=1';
  expect(scriptAddress({ ...manager, source: proxy, parameters: { gtm_auth: 'a' } })).toBe(
    `${proxy}&id=GTM-ABC1&gtm_auth=a`,
  );
});
