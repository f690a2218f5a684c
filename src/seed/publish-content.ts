import type { EntryDocument, EntryType } from '#modules/content/contracts.ts';
import { publishEntry, publishRouteRule, renderSource } from '#modules/content/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { otherLanguages } from '../../seeds/content/other-languages.ts';
import type { DemoShop } from '../../seeds/types.ts';
import {
  articleSource,
  faqSource,
  headerDocument,
  homeDocument,
  landingSource,
  pageSource,
} from './content-entries.ts';
import { inWords } from './in-words.ts';
import type { Pictures } from './pictures.ts';

/** Publishes every content entry of the shop. */
export async function publishContent(work: UnitOfWork, shop: DemoShop, pictures: Pictures) {
  const locale = 'fr';
  for (const page of shop.pages)
    await publishEntry(work, {
      type: 'page',
      slug: page.slug,
      locale,
      ...written(pageSource(page)),
    });
  for (const landing of shop.landings)
    await publishEntry(work, {
      type: 'landing',
      slug: landing.slug,
      locale,
      ...written(landingSource(landing)),
    });
  for (const article of shop.articles)
    await publishEntry(work, {
      type: 'article',
      slug: article.slug,
      locale,
      ...written(articleSource(article)),
    });
  for (const tag of shop.faqTags)
    await publishEntry(work, { type: 'faq-tag', slug: tag.slug, locale, document: tag });
  for (const entry of shop.faq)
    await publishEntry(work, {
      type: 'faq',
      slug: entry.slug,
      locale,
      ...written(faqSource(entry)),
    });
  for (const place of shop.shops)
    await publishEntry(work, { type: 'shop', slug: place.slug, locale, document: place });
  for (const { path, to } of shop.routeRules)
    await publishRouteRule(work, {
      path,
      redirect: { to, statusCode: 301 },
      appMiddleware: null,
      index: true,
      cache: 3600,
    });
  const header = headerDocument(shop.header);
  await publishEntry(work, { type: 'header', slug: 'header', locale, document: header });
  await publishEntry(work, { type: 'footer', slug: 'footer', locale, document: shop.footer });
  const home = homeDocument(shop.home, shop.products, pictures);
  await publishEntry(work, { type: 'home', slug: 'home', locale, document: home });
  for (const [code, said] of Object.entries(otherLanguages)) {
    const spoken = <T>(document: T) => inWords(document, said.words);
    const other = { locale: code };
    await publishEntry(work, {
      ...other,
      type: 'header',
      slug: 'header',
      document: spoken(header),
    });
    await publishEntry(work, {
      ...other,
      type: 'footer',
      slug: 'footer',
      document: spoken(shop.footer),
    });
    await publishEntry(work, { ...other, type: 'home', slug: 'home', document: spoken(home) });
    for (const page of said.pages)
      await publishEntry(work, {
        ...other,
        type: 'page',
        slug: page.slug,
        ...written(pageSource(page)),
      });
    for (const landing of said.landings)
      await publishEntry(work, {
        ...other,
        type: 'landing',
        slug: landing.slug,
        ...written(landingSource(landing)),
      });
    for (const article of said.articles)
      await publishEntry(work, {
        ...other,
        type: 'article',
        slug: article.slug,
        ...written(articleSource(article)),
      });
    for (const tag of shop.faqTags) {
      const document = { ...tag, label: said.tags[tag.slug] ?? tag.label };
      await publishEntry(work, { ...other, type: 'faq-tag', slug: tag.slug, document });
    }
    for (const entry of shop.faq) {
      const [question, answer] = said.questions[entry.slug] ?? [entry.question, entry.answer];
      const source = faqSource({ ...entry, question, answer });
      await publishEntry(work, { ...other, type: 'faq', slug: entry.slug, ...written(source) });
    }
  }
}

/** Source and published form of an entry. */
const written = <S extends EntryDocument<EntryType>>(source: S) => ({
  source,
  document: renderSource(source),
});
