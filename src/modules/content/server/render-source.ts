import type { EntryDocument, EntryType } from '../contracts.ts';
import { renderMarkdown } from './render-markdown.ts';

/** Headings of a text are one level below the title of its block. */
const FIRST_LEVEL = 3;

const htmlOf = (markdown: string) => renderMarkdown(markdown, FIRST_LEVEL);

/** Renders an editor's document for pages: Markdown becomes safe HTML, other fields are not changed. */
export function renderSource<S extends EntryDocument<EntryType>>(source: S): S {
  if ('answer' in source) return { ...source, answer: htmlOf(source.answer) };
  if (!('blocks' in source)) return source;
  const blocks = source.blocks.map((block) =>
    'html' in block ? { ...block, html: htmlOf(block.html) } : block,
  );
  return { ...source, blocks };
}
