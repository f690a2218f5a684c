import { expect, test } from 'vitest';
import { findPlace } from './find-place.server.ts';

test.each([
  ['Bruxels', 'BE', 'Bruxelles'],
  ['Bruxelles', 'FR', 'Bruxelles'],
  ['Grenobel', 'FR', 'Grenoble'],
])('STO-02 a town is found though a letter is wrong: %s', async (typed, country, name) => {
  expect((await findPlace(typed, country))?.name).toContain(name);
});

test('STO-02 what resembles no town, or is another postcode, finds nothing', async () => {
  expect(await findPlace('zzzzzz', 'FR')).toBeNull();
  expect(await findPlace('00000', 'FR')).toBeNull();
});
