import { closenessOf, segmentsOf } from '#kit/word-match.ts';
import type { Highlight } from '../contracts.ts';

/** A text with the words that were asked for between two tags; raw, the client escapes it. */
export function highlight(
  text: string,
  asked: readonly string[],
  { before, after }: { before: string; after: string },
): Highlight {
  const close = closenessOf(text, asked);
  const matchedWords = asked.filter((_, index) => (close[index] ?? 0) > 0);
  if (matchedWords.length === 0) return { value: text, matchLevel: 'none', matchedWords: [] };
  const segments = segmentsOf(text, asked);
  return {
    value: segments.map((part) => (part.marked ? before + part.text + after : part.text)).join(''),
    matchLevel: matchedWords.length === asked.length ? 'full' : 'partial',
    fullyHighlighted: segments.every((part) => part.marked),
    matchedWords,
  };
}
