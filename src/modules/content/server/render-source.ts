import type { EntryDocument, EntryType } from '../contracts.ts';
import { renderMarkdown } from './render-markdown.ts';

/** Headings of a text stand below the title of its block. */
const FIRST_LEVEL = 3;

const htmlOf = (markdown: string) => renderMarkdown(markdown, FIRST_LEVEL);

/** What pages read of what an editor wrote: its Markdown as safe HTML, all else as it is. */
export function renderSource<S extends EntryDocument<EntryType>>(source: S): S {
  if ('answer' in source) return { ...source, answer: htmlOf(source.answer) };
  if (!('blocks' in source)) return source;
  const blocks = source.blocks.map((block) =>
    'html' in block ? { ...block, html: htmlOf(block.html) } : block,
  );
  return { ...source, blocks };
}
