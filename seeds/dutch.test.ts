import { expect, test } from 'vitest';
import { textsIn } from '../src/i18n/catalogue.server.ts';
import { otherLanguages } from './content/other-languages.ts';
import { demoShop } from './index.ts';
import { texts } from './test-texts.ts';
import type { Page } from './types.ts';
import { typesetText } from './typeset.ts';

const dutch = otherLanguages.nl ?? expect.fail('no Dutch');

/** What a text promises in figures, whatever the language writes them with. */
const figures = (text: string) =>
  (text.replace(/(?<=\d)[.\s\u00a0](?=\d{3}(?!\d))/g, '').match(/\d+/g) ?? []).toSorted();
const places = (text: string) => [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, to]) => to);
const facts = (text: string) => text.match(/\{\{[^}]+\}\}/g);

test('I18-02 every question is answered in Dutch, with the same figures, links and facts', () => {
  expect(Object.keys(dutch.questions)).toEqual(demoShop.faq.map(({ slug }) => slug));
  expect(Object.keys(dutch.tags)).toEqual(demoShop.faqTags.map(({ slug }) => slug));
  for (const { slug, answer } of demoShop.faq) {
    const [, said = ''] = dutch.questions[slug] ?? [];
    expect(figures(said), slug).toEqual(figures(answer));
    expect(places(said), slug).toEqual(places(answer));
    expect(facts(said), slug).toEqual(facts(answer));
  }
});

const slugs = (pages: readonly { slug: string }[]) => pages.map(({ slug }) => slug).toSorted();

test('I18-02 every page is written in Dutch, and promises what the French one does', () => {
  const shape = ({ blocks }: Pick<Page, 'blocks'>) => blocks.map(({ kind }) => kind);
  expect(slugs(dutch.pages)).toEqual(slugs(demoShop.pages));
  expect(slugs(dutch.landings)).toEqual(slugs(demoShop.landings));
  expect(slugs(dutch.articles)).toEqual(slugs(demoShop.articles));
  const sources = [...demoShop.pages, ...demoShop.landings, ...demoShop.articles];
  for (const page of [...dutch.pages, ...dutch.landings, ...dutch.articles]) {
    const french = sources.find(({ slug }) => slug === page.slug);
    if (!french) throw new Error(`no French ${page.slug}`);
    expect(shape(page), page.slug).toEqual(shape(french));
    const whole = JSON.stringify(page);
    const source = JSON.stringify(french);
    expect(figures(whole), page.slug).toEqual(figures(source));
    expect(places(whole), page.slug).toEqual(places(source));
    expect(facts(whole), page.slug).toEqual(facts(source));
  }
});

/** Names, and words that are the same in both languages. */
const SAME = /^(Accessoires|Senior|Abonnement|Mastercard|PayPal|bonjour@gamelle\.test)$/;

test('I18-02 nothing on the home page or around every page is left in French', () => {
  const worded = new Set(Object.keys(dutch.words).map(typesetText));
  const prose = [demoShop.header, demoShop.footer, demoShop.home]
    .flatMap((one) => texts(one))
    .filter(
      ({ at, text }) =>
        !/\/(scene|animal|sku|to|href|url|code|icon)$/.test(at) && /^[^/].*\p{L}{4}/u.test(text),
    );
  expect(
    prose.filter(({ text }) => !worded.has(text) && !SAME.test(text)).map(({ text }) => text),
  ).toEqual([]);
});

test('I18-02 what the ways of delivery and payment say of themselves is worded in Dutch', () => {
  const said = new Set(Object.keys(textsIn('nl')));
  const prose = [demoShop.shippingMethods, demoShop.paymentMethods]
    .flatMap((methods) => texts(methods))
    .filter(({ at }) => /\/(name|description|instructions)$/.test(at));
  expect(prose.filter(({ text }) => !said.has(text)).map(({ text }) => text)).toEqual([]);
});
