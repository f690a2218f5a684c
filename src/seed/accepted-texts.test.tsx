import fc from 'fast-check';
import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { fullDate } from '#i18n/dates.ts';
import {
  type EntryType,
  entryShapes,
  type FooterDocument,
  type HeaderDocument,
  type PageDocument,
  type ShopDocument,
} from '#modules/content/contracts.ts';
import { entryProblems } from '#modules/content/rules/index.ts';
import { renderSource } from '#modules/content/server/index.ts';
import { openState } from '#modules/shops/rules/index.ts';
import { HoursTable, SpecialDays } from '#modules/shops/web/index.ts';
import { demoShop } from '../../seeds/index.ts';
import { EntryPreview } from '../backoffice/content/entry-preview.tsx';
import { shownFooter, shownHeader } from '../storefront/shell/shown-frame.ts';
import { SiteFooter } from '../storefront/shell/site-footer.tsx';
import { SiteHeader } from '../storefront/shell/site-header.tsx';
import {
  articleSource,
  faqSource,
  headerDocument,
  homeDocument,
  landingSource,
  pageSource,
} from './content-entries.ts';
import { Pictures } from './pictures.ts';

type Texts = readonly [type: EntryType, source: object];

/** Every text of the demonstration shop, as an editor types it. */
const texts: Texts[] = [
  ...demoShop.pages.map((page): Texts => ['page', pageSource(page)]),
  ...demoShop.landings.map((landing): Texts => ['landing', landingSource(landing)]),
  ...demoShop.articles.map((article): Texts => ['article', articleSource(article)]),
  ...demoShop.faq.map((entry): Texts => ['faq', faqSource(entry)]),
  ...demoShop.faqTags.map((tag): Texts => ['faq-tag', tag]),
  ...demoShop.shops.map((shop): Texts => ['shop', shop]),
  ['header', headerDocument(demoShop.header)],
  ['footer', demoShop.footer],
  ['home', homeDocument(demoShop.home, demoShop.products, new Pictures())],
];

test('CMS-07 every text of the demonstration shop can be saved as it is', () => {
  for (const [type, source] of texts) {
    const plain = JSON.parse(JSON.stringify(source));
    expect([type, plain.slug, entryProblems(type, plain)]).toEqual([type, plain.slug, []]);
  }
});

const ODD = [
  '',
  ' ',
  'x'.repeat(250),
  '<b>&amp;</b',
  '2026-02-30',
  '2026-12-24',
  '24:00',
  '09:30',
  '\0',
  '\ud800',
  'javascript:alert(1)',
  '/faq/',
  '//loin.test',
  '/\\x',
  'https://a',
  '#x',
  'mailto:',
  'constructor',
  '__proto__',
  'toString',
  '> > > a',
  '```\n',
  '[a](javascript:x)',
  '{{count}}',
  null,
  true,
  0,
  -1,
  1,
  51,
  1e9,
  0.5,
  [],
  {},
  [['09:00', '12:00']],
  [['12:00', '09:00']],
];
const odd = fc.oneof(fc.constantFrom<unknown>(...ODD), fc.string({ unit: 'binary' }));

/** A position in a document: each step selects a child, modulo their number. */
const change = fc.record({
  steps: fc.array(fc.nat(), { minLength: 1, maxLength: 9 }),
  how: fc.constantFrom('set', 'set', 'set', 'drop', 'twice'),
  value: odd,
});

function changed(
  source: unknown,
  { steps, how, value }: typeof change extends fc.Arbitrary<infer T> ? T : never,
) {
  let at = source as Record<string, unknown>;
  for (const step of steps) {
    const names = Object.keys(at);
    const name = names[step % Math.max(1, names.length)];
    if (name === undefined) return;
    const inner = at[name];
    const isLast = inner === null || typeof inner !== 'object' || step % 7 === 0;
    if (!isLast) {
      at = inner as Record<string, unknown>;
      continue;
    }
    if (how === 'twice' && Array.isArray(at)) at.push(structuredClone(inner));
    else if (how === 'drop' && Array.isArray(at)) at.splice(Number(name), 1);
    else at[name] = value;
    return;
  }
}

function page(shown: ReactNode): string {
  const router = createMemoryRouter([{ path: '*', element: shown, id: 'root' }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

const nothing = { lists: { products: {}, questions: {} }, home: { bestSellers: [], latest: [] } };

/** Renders a text like the shop's pages do. */
function show(type: EntryType, document: unknown): string {
  const preview = { document: document as Record<string, unknown>, lostLinks: [] };
  const parts: ReactNode[] = [<EntryPreview key="p" type={type} preview={preview} {...nothing} />];
  if (type === 'header')
    parts.push(<SiteHeader header={shownHeader(document as HeaderDocument)} />);
  if (type === 'footer')
    parts.push(<SiteFooter footer={shownFooter(document as FooterDocument)} />);
  if (type === 'page' && (document as PageDocument).updatedOn)
    parts.push(fullDate((document as PageDocument).updatedOn ?? ''));
  if (type === 'shop') {
    const shop = document as ShopDocument;
    const now = { date: '2026-11-21', minute: 600 };
    openState(shop, now);
    parts.push(<HoursTable shop={shop} now={now} />, <SpecialDays shop={shop} now={now} />);
  }
  return page(createElement(Fragment, {}, ...parts));
}

test('CMS-07 whatever the form accepts is shown, however odd', () => {
  let accepted = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...texts),
      fc.array(change, { minLength: 1, maxLength: 6 }),
      ([type, source], changes) => {
        const typed = JSON.parse(JSON.stringify(source));
        for (const one of changes) changed(typed, one);
        if (entryProblems(type, typed).length > 0) return;
        accepted += 1;
        const document = renderSource(entryShapes[type].parse(typed));
        expect(show(type, JSON.parse(JSON.stringify(document))).length).toBeGreaterThan(0);
      },
    ),
    { numRuns: 1500, seed: 20_261_121 },
  );
  expect(accepted).toBeGreaterThan(150);
}, 120_000);
