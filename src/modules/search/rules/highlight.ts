import { closenessOf, segmentsOf } from '#kit/word-match.ts';
import type { Highlight } from '../contracts.ts';

/** A text with the words that were asked for between two tags; raw, the client escapes it. */
export function highlight(
  text: string,
  requested: readonly string[],
  { before, after }: { before: string; after: string },
): Highlight {
  const close = closenessOf(text, requested);
  const matchedWords = requested.filter((_, index) => (close[index] ?? 0) > 0);
  if (matchedWords.length === 0) return { value: text, matchLevel: 'none', matchedWords: [] };
  const segments = segmentsOf(text, requested);
  return {
    value: segments.map((part) => (part.marked ? before + part.text + after : part.text)).join(''),
    matchLevel: matchedWords.length === requested.length ? 'full' : 'partial',
    fullyHighlighted: segments.every((part) => part.marked),
    matchedWords,
  };
}
