import type {
  ArticleDocument,
  Block,
  FaqDocument,
  PageDocument,
} from '#modules/content/contracts.ts';
import { textOf } from '#modules/content/rules/index.ts';
import { listPublished } from '#modules/content/server/index.ts';
import type { Config } from '#platform/config.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { OTHER_TONGUES } from '../rules/index.ts';
import { type SearchRecord, saveRecords } from './save-records.ts';

/** Questions, pages and articles are searchable; other entries are page furniture. */
const INDEXES = { faq: 'b2c-faqs', page: 'b2c-pages', article: 'b2c-articles' } as const;
type Searched = keyof typeof INDEXES;

export const isSearched = (type: string): type is Searched => Object.hasOwn(INDEXES, type);

const EXCERPT = 220;

/** Indexes the current version of an entry, or of all entries of its type when `id` is null. */
export async function indexEntries(
  work: UnitOfWork,
  config: Config,
  type: Searched,
  id: number | null,
): Promise<void> {
  const index = INDEXES[type];
  const sources = id === null ? null : [id];
  const recordsIn = async (locale: string) =>
    (await listPublished(work.tx, config, type, id, locale)).flatMap((entry) =>
      RECORDS[type](entry.id, entry.document),
    );
  await saveRecords(work, index, sources, await recordsIn('fr'));
  for (const [code, tongue] of Object.entries(OTHER_TONGUES))
    await saveRecords(work, tongue.indexOf(index), sources, await recordsIn(code));
}

const RECORDS: Readonly<Record<Searched, (id: number, document: unknown) => SearchRecord[]>> = {
  faq: (id, document) => [faqRecord(id, document as FaqDocument)],
  page: (id, document) => pageRecord(id, document as PageDocument),
  article: (id, document) => articleRecord(id, document as ArticleDocument),
};

function faqRecord(sourceId: number, { slug, question, answer, tags }: FaqDocument): SearchRecord {
  const text = textOf(answer);
  return {
    objectId: slug,
    channelCode: '',
    sourceId,
    title: question,
    keywords: tags,
    body: text,
    facets: { tags },
    record: { slug, question, answer: excerpt(text), tags },
  };
}

/** A page with `noindex` is excluded here too. */
function pageRecord(sourceId: number, { slug, title, seo, blocks }: PageDocument): SearchRecord[] {
  if (seo.noindex) return [];
  return [
    {
      objectId: slug,
      channelCode: '',
      sourceId,
      title,
      keywords: [],
      body: [seo.description, ...blocks.map(blockText)].join(' '),
      record: { slug, title, description: seo.description },
    },
  ];
}

/** An article is found by its subject and, ranked lower, by all its words. */
function articleRecord(
  sourceId: number,
  { slug, title, lead, seo, blocks }: ArticleDocument,
): SearchRecord[] {
  if (seo.noindex) return [];
  return [
    {
      objectId: slug,
      channelCode: '',
      sourceId,
      title,
      keywords: [],
      body: [lead, seo.description, ...blocks.map(blockText)].join(' '),
      record: { slug, title, lead: excerpt(lead) },
    },
  ];
}

/** All visible words of a block. */
function blockText(block: Block): string {
  const texts: string[] = [];
  const collect = (value: unknown) => {
    if (typeof value === 'string') texts.push(textOf(value));
    else if (Array.isArray(value)) value.forEach(collect);
    else if (value !== null && typeof value === 'object')
      for (const [key, inner] of Object.entries(value)) if (READ.has(key)) collect(inner);
  };
  collect(block);
  return texts.join(' ');
}

const READ = new Set(['title', 'html', 'text', 'rows', 'items', 'label', 'value', 'lead']);

function excerpt(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= EXCERPT) return plain;
  return `${plain.slice(0, plain.lastIndexOf(' ', EXCERPT))}…`;
}
