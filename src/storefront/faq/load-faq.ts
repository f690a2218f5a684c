import { queryWords, type Segment, segmentsOf } from '#kit/word-match.ts';
import * as documents from '#modules/content/content-operations.ts';
import type { FaqDocument } from '#modules/content/contracts.ts';
import { findQuestions, markHtml, tagNamed } from '#modules/content/rules/index.ts';
import type { ContentClient } from '#services/content.ts';

const LONGEST_SEARCH = 80;

export interface ShownQuestion {
  slug: string;
  /** The question, in segments that mark the matching words. */
  question: Segment[];
  /** Sanitised HTML. */
  answer: string;
}

export interface QuestionGroup {
  /** The theme, or null for the results of a search. */
  tag: { slug: string; label: string } | null;
  questions: ShownQuestion[];
}

/**
 * The questions of an address: its segment is a theme, or else a search (CNT-10); `q` of the search
 * form takes precedence. Without either all themes are shown, each question once.
 */
export async function loadFaq(content: ContentClient, segment: string, typed: string) {
  const [entries, tags, footer] = await Promise.all([
    content.all(documents.listFaqs, { query: { sort: 'position' } }),
    content.all(documents.listFaqTags, { query: { sort: 'position' } }),
    content.get(documents.getFooter),
  ]);
  const existing = tags.map(({ attributes: { slug, label } }) => ({ slug, label }));
  const tag = tagNamed(existing, segment);
  const search = (typed || (tag ? '' : segment)).trim().slice(0, LONGEST_SEARCH);
  const all = entries.map(({ attributes }) => attributes);
  const chosen = tag ? all.filter((entry) => entry.tags.includes(tag.slug)) : all;
  const found = findQuestions(chosen, search);
  const { phone, hours } = footer.attributes.support;
  return {
    tags: existing,
    tag,
    search,
    count: found.length,
    groups: search || tag ? [{ tag, questions: shown(found, search) }] : byTheme(found, existing),
    support: { phone, hours: hours.charAt(0).toLowerCase() + hours.slice(1) },
  };
}

const shown = (entries: readonly FaqDocument[], search: string): ShownQuestion[] => {
  const query = search ? queryWords(search) : [];
  return entries.map(({ slug, question, answer }) => ({
    slug,
    question: segmentsOf(question, query),
    answer: markHtml(answer, query),
  }));
};

/** Each question under its first theme. */
function byTheme(
  entries: readonly FaqDocument[],
  tags: readonly { slug: string; label: string }[],
) {
  const groups: QuestionGroup[] = tags.map((tag) => ({
    tag,
    questions: shown(
      entries.filter((entry) => entry.tags[0] === tag.slug),
      '',
    ),
  }));
  return groups.filter(({ questions }) => questions.length > 0);
}

export type LoadedFaq = Awaited<ReturnType<typeof loadFaq>>;
