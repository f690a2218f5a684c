import { z } from 'zod';
import { contentItem, contentList } from '#kit/content-operation.ts';
import { json, operation } from '#kit/operation.ts';
import { type EntryType, entryShapes, routeRule } from './contracts.ts';

/** Operations to list the entries of a type. */
const entries = <Id extends string, Path extends string, Type extends EntryType>(
  id: Id,
  path: Path,
  type: Type,
) =>
  operation({
    id,
    method: 'get',
    path,
    shared: true,
    tag: 'Content',
    summary: `Entries of type ${type}, filtered, sorted, in pages`,
    query: z.object({ _q: z.string().optional().describe('Words that all have to occur') }),
    answer: contentList(entryShapes[type], 'A page of them'),
    refusals: [400, 404],
  });

/** Operation to get one entry of a type by its slug. */
const entry = <Id extends string, Path extends string, Type extends EntryType>(
  id: Id,
  path: Path,
  type: Type,
) =>
  operation({
    id,
    method: 'get',
    path,
    shared: true,
    tag: 'Content',
    summary: `One entry of type ${type}`,
    params: z.object({ slug: z.string() }),
    answer: contentItem(entryShapes[type], 'The entry'),
    refusals: [400, 404],
  });

/** Operation for a type with a single entry. */
const single = <Id extends string, Path extends string, Type extends EntryType>(
  id: Id,
  path: Path,
  type: Type,
) =>
  operation({
    id,
    method: 'get',
    path,
    shared: true,
    tag: 'Content',
    summary: `The ${type}`,
    answer: contentItem(entryShapes[type], `The ${type}`),
    refusals: [400, 404],
  });

export const listPages = entries('listPages', '/b2c-pages', 'page');
export const getPage = entry('getPage', '/b2c-pages/{slug}', 'page');
export const listLandings = entries('listLandings', '/b2c-landings', 'landing');
export const getLanding = entry('getLanding', '/b2c-landings/{slug}', 'landing');
export const listArticles = entries('listArticles', '/b2c-articles', 'article');
export const getArticle = entry('getArticle', '/b2c-articles/{slug}', 'article');
export const listFaqs = entries('listFaqs', '/b2c-faqs', 'faq');
export const getFaq = entry('getFaq', '/b2c-faqs/{slug}', 'faq');
export const listFaqTags = entries('listFaqTags', '/b2c-faq-tags', 'faq-tag');
export const getFaqTag = entry('getFaqTag', '/b2c-faq-tags/{slug}', 'faq-tag');
export const listPhysicalShops = entries('listPhysicalShops', '/b2c-shops', 'shop');
export const getPhysicalShop = entry('getPhysicalShop', '/b2c-shops/{slug}', 'shop');
export const getHeader = single('getHeader', '/b2c-header', 'header');
export const getFooter = single('getFooter', '/b2c-footer', 'footer');
export const getHome = single('getHome', '/b2c-home', 'home');

export const getRouteRule = operation({
  id: 'getRouteRule',
  method: 'get',
  path: '/route-rules',
  tag: 'Content',
  summary: 'Where a path leads, and what runs before its page',
  query: z.object({ path: z.string().max(500) }),
  answer: json(routeRule, 'The rule'),
  refusals: [400],
});

export const listRouteRules = operation({
  id: 'listRouteRules',
  method: 'get',
  path: '/b2c-route-rules',
  shared: true,
  tag: 'Content',
  summary: 'Every path something is said of',
  answer: json(z.object({ data: z.array(routeRule) }), 'The rules'),
  refusals: [404],
});
