import { expect, test } from 'vitest';
import { demoShop } from '../../../../seeds/index.ts';
import { entryProblems, innerLinksOf, redirectProblem } from './index.ts';

const [paris] = demoShop.shops;
const problems = (change: object) =>
  entryProblems('shop', { ...structuredClone(paris), ...change }).map(
    ({ propertyPath, code }) => `${propertyPath} ${code}`,
  );

test('LOC-02 a shop stands in the country of its address', () => {
  expect(problems({})).toEqual([]);
  const { lat, lng } = paris?.position ?? { lat: 0, lng: 0 };
  expect(problems({ position: { lat: lng, lng: lat } })).toEqual([
    'position.lat content.position',
    'position.lng content.position',
  ]);
  const address = { ...paris?.address, country: 'BE' };
  expect(problems({ address })).toContain('address.postcode postcode.invalid');
  expect(problems({ address: { ...address, country: 'US' } })).toEqual(['address.country country']);
});

test.each([
  [[['09:00', '12:00']], null],
  [
    [
      ['09:00', '12:00'],
      ['12:00', '18:00'],
    ],
    null,
  ],
  [[['12:00', '09:00']], 'content.hours_order'],
  [[['09:00', '09:00']], 'content.hours_order'],
  [[['9:00', '12:00']], 'content.hours_form'],
  [[['09:00', '24:00']], 'content.hours_form'],
  [
    [
      ['09:00', '13:00'],
      ['12:00', '18:00'],
    ],
    'content.hours_overlap',
  ],
])('LOC-03 the hours of a day are in order: %j', (monday, code) => {
  const openingHours = { ...paris?.openingHours, monday };
  expect(problems({ openingHours })).toEqual(code ? [`openingHours.monday ${code}`] : []);
});

test('LOC-05 a closing ends after it began, on days there are', () => {
  const closing = (from: string, to: string) =>
    problems({ specialClosings: [{ from, to, label: 'Travaux' }], specialOpenings: [] });
  expect(closing('2026-12-24', '2026-12-24')).toEqual([]);
  expect(closing('2026-12-24', '2026-12-23')).toEqual([
    'specialClosings.0.to content.closing_order',
  ]);
  expect(closing('2026-02-29', '2026-03-01')).toEqual(['specialClosings.0.from content.date']);
});

test('CMS-07 the links of a text that stay on our site are found, in its HTML too', () => {
  const html = '<p><a href="/page/a?x=1&amp;y=2#z">a</a> <a href="https://b.test/">b</a></p>';
  expect(innerLinksOf({ blocks: [{ html, cta: { link: { to: '/faq/' } } }] })).toEqual([
    { field: 'blocks.0.html', path: '/page/a/' },
    { field: 'blocks.0.cta.link.to', path: '/faq/' },
  ]);
});

test('GRD-18 rules lead in a circle over any others', () => {
  const others = [
    { path: '/a/', to: '/b/' },
    { path: '/b/', to: '/c/?x' },
    { path: '/d/', to: 'https://ailleurs.test/' },
  ];
  expect(redirectProblem({ path: '/c/', to: '/a' }, others)).toBe('content.rule_loop');
  expect(redirectProblem({ path: '/c/', to: '/d/' }, others)).toBeNull();
  expect(redirectProblem({ path: '/a/', to: '/d/' }, others)).toBeNull();
  expect(redirectProblem({ path: '/api/x/', to: '/d/' }, others)).toBe('content.rule_kept');
});
