import { ownValue } from '#kit/own-value.ts';
import { segmentsOf } from '#kit/word-match.ts';

const TAG_OR_ENTITY = /(<[^>]*>|&[#\w]+;)/;
const MARKUP = /^[<&]/;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** Text of sanitised HTML without its tags. */
export function textOf(html: string): string {
  return html
    .split(TAG_OR_ENTITY)
    .map((part) => (part.startsWith('<') ? ' ' : (ownValue(ENTITIES, part) ?? part)))
    .join('');
}

/** Sanitised HTML with `<mark>` around the words that match a search; tags are not changed. */
export function markHtml(html: string, terms: readonly string[]): string {
  if (terms.length === 0) return html;
  return html
    .split(TAG_OR_ENTITY)
    .map((part) => (MARKUP.test(part) ? part : marked(part, terms)))
    .join('');
}

const marked = (text: string, terms: readonly string[]) =>
  segmentsOf(text, terms)
    .map((segment) => (segment.marked ? `<mark>${segment.text}</mark>` : segment.text))
    .join('');
