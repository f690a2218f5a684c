import { beginningsOf, closenessOf, fold, queryWords } from '#kit/word-match.ts';
import type { FaqDocument } from '../contracts.ts';
import { textOf } from './html-text.ts';

/** A match in the question counts this many times as much as one in the answer or a theme. */
const IN_QUESTION = 3;

type Searched = Pick<FaqDocument, 'question' | 'answer' | 'tags'>;

/**
 * Questions that match all words of a search, best first; if none does, those that match the most
 * words, and at last those with a word that begins alike. An empty search returns all, in their order.
 */
export function findQuestions<T extends Searched>(entries: readonly T[], search: string): T[] {
  const query = queryWords(search);
  if (query.length === 0) return search.trim() === '' ? [...entries] : [];
  const found = best(entries.map((entry) => judge(entry, query, closenessOf)));
  return found.length > 0 ? found : best(entries.map((entry) => judge(entry, query, beginningsOf)));
}

/** Those that answer most of the terms, best first; none without an answered term. */
function best<T>(judged: readonly { entry: T; score: number; answered: number }[]): T[] {
  const most = Math.max(0, ...judged.map(({ answered }) => answered));
  if (most === 0) return [];
  return judged
    .filter(({ answered }) => answered === most)
    .toSorted((a, b) => b.score - a.score)
    .map(({ entry }) => entry);
}

function judge<T extends Searched>(
  entry: T,
  terms: readonly string[],
  measure: typeof closenessOf,
) {
  const inQuestion = measure(entry.question, terms);
  const inRest = measure(`${textOf(entry.answer)} ${entry.tags.join(' ')}`, terms);
  let score = 0;
  let answered = 0;
  for (const [index, close] of inQuestion.entries()) {
    const closest = Math.max(close * IN_QUESTION, inRest[index] ?? 0);
    score += closest;
    if (closest > 0) answered += 1;
  }
  return { entry, score, answered };
}

interface Tag {
  slug: string;
  label: string;
}

/** The tag with this slug or label in a URL; null when there is none (CNT-10). */
export function tagNamed<T extends Tag>(tags: readonly T[], name: string): T | null {
  const wanted = fold(name).replace(/s$/, '');
  const isNamed = ({ slug, label }: T) =>
    [slug, fold(label)].some((candidate) => candidate.replace(/s$/, '') === wanted);
  return tags.find(isNamed) ?? null;
}
