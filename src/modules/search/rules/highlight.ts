import { closenessOf, segmentsOf } from '#kit/word-match.ts';
import type { Highlight } from '../contracts.ts';
import type { Wish } from './read-query.ts';

/** A text with the words that match a query wrapped in two tags; not escaped, since the client does that. */
export function highlight(
  text: string,
  wishes: readonly Wish[],
  { before, after }: { before: string; after: string },
): Highlight {
  const matched = wishes.filter(({ meanings }) =>
    meanings.some((words) => closenessOf(text, words).every((close) => close > 0)),
  );
  if (matched.length === 0) return { value: text, matchLevel: 'none', matchedWords: [] };
  const words = matched.flatMap(({ meanings }) => meanings.flat());
  const segments = segmentsOf(text, words);
  return {
    value: segments.map((part) => (part.marked ? before + part.text + after : part.text)).join(''),
    matchLevel: matched.length === wishes.length ? 'full' : 'partial',
    fullyHighlighted: segments.every((part) => part.marked),
    matchedWords: matched.flatMap(({ typed }) => typed),
  };
}
