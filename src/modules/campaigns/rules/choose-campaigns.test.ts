import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CampaignVisit } from '../contracts.ts';
import { type Campaign, chooseCampaigns, NO_CONDITIONS } from './index.ts';

const campaign = (changes: Partial<Campaign>): Campaign => ({
  code: 'noel',
  action: 'top_header',
  configurations: { message: 'Noël' },
  conditions: NO_CONDITIONS,
  priority: 0,
  ...changes,
});
const visit = (changes: Partial<CampaignVisit> = {}): CampaignVisit => ({
  event: 'page_view',
  app_name: 'store-fr',
  ...changes,
});

test('CMP-10 an answer names each action once, with its campaign and its configurations', () => {
  const popup = campaign({ code: 'bienvenue', action: 'popup', configurations: { delay: 5 } });
  expect(chooseCampaigns([campaign({}), popup], visit(), null)).toEqual({
    top_header: { campaign: 'noel', configurations: { message: 'Noël' } },
    popup: { campaign: 'bienvenue', configurations: { delay: 5 } },
  });
});

test('the highest priority wins, then the code', () => {
  const chosen = (...some: Campaign[]) => chooseCampaigns(some, visit(), null).top_header?.campaign;
  expect(chosen(campaign({}), campaign({ code: 'ete', priority: 2 }))).toBe('ete');
  expect(chosen(campaign({ code: 'b' }), campaign({ code: 'a' }))).toBe('a');
});

const conditions = { ...NO_CONDITIONS };
test.each([
  [{ events: ['view_cart'] as const }, visit(), false],
  [{ events: ['view_cart'] as const }, visit({ event: 'view_cart' }), true],
  [{ countries: ['BE'] }, visit({ country_version: 'FR' }), false],
  [{ countries: ['BE'] }, visit({ country_version: 'BE' }), true],
  [{ templates: ['product'] }, visit({ page_template: 'category' }), false],
  [{ categories: ['chat'] }, visit({ category_1: 'chien', category_2: 'chat' }), true],
  [{ categories: ['chat'] }, visit({ category_1: null }), false],
  [{ items: ['10000001'] }, visit({ items: [{ item_id: '10000001' }] }), true],
  [{ items: ['10000001'] }, visit(), false],
  [{ needsConsent: true }, visit(), false],
  [{ needsConsent: true }, visit({ consent: true }), true],
])('CMP-01 %j on %j: %s', (input, seen, shows) => {
  const some = [campaign({ conditions: { ...conditions, ...input } })];
  expect('top_header' in chooseCampaigns(some, seen, null)).toBe(shows);
});

const test1 = campaign({
  code: 'hero',
  action: 'abtest',
  configurations: { name: 'hero', segments: ['control', 'b'] },
});

test('CMP-20 a visitor stays in a segment; one who is stored keeps theirs', () => {
  const of = (visitor: string | null, abtests = {}) =>
    chooseCampaigns([test1], visit({ abtests }), visitor).abtest?.configurations;
  expect(of('a')).toEqual(of('a'));
  expect(of('a', { hero: 'b' })).toEqual({ name: 'hero', segment: 'b' });
  expect(of('a', { hero: 'gone' })).toBeUndefined();
  expect(of(null)).toBeUndefined();
});

test('segments are shared out evenly', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (name) => {
      const some = { ...test1, configurations: { name, segments: ['control', 'b'] } };
      const inB = Array.from(
        { length: 1000 },
        (_, n) => chooseCampaigns([some], visit(), `visitor-${n}`).abtest?.configurations.segment,
      ).filter((segment) => segment === 'b').length;
      expect(inB).toBeGreaterThan(400);
      expect(inB).toBeLessThan(600);
    }),
    { numRuns: 20 },
  );
});
