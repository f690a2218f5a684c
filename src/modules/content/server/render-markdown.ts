import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { headingLevel, isSafeLink, limitNesting, NESTING_LIMIT } from '../rules/index.ts';

const TAGS = [
  ...sanitizeHtml.defaults.allowedTags,
  'img',
  'del',
  'ins',
  'details',
  'summary',
  'input',
];

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: TAGS,
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel', 'id'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
    input: ['type', 'checked', 'disabled'],
    '*': ['id', 'lang', 'dir'],
    th: ['align', 'scope', 'colspan', 'rowspan'],
    td: ['align', 'colspan', 'rowspan'],
    ol: ['start'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel', 'data'],
  nestingLimit: NESTING_LIMIT,
  transformTags: { a: safeAttribute('href'), img: safeAttribute('src') },
};

/** Keeps an element of raw HTML but removes an attribute with a forbidden link. */
function safeAttribute(name: string): sanitizeHtml.Transformer {
  return (tagName, { [name]: link, ...attribs }) => ({
    tagName,
    attribs: link !== undefined && isSafeLink(link) ? { ...attribs, [name]: link } : attribs,
  });
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Markdown to safe HTML: raw HTML is allowed and sanitised, line breaks are kept, URLs become
 * links, `#` becomes `h{firstLevel}` (CMP-33 to CMP-38).
 */
export function renderMarkdown(markdown: string, firstLevel = 2): string {
  const marked = new Marked({ gfm: true, breaks: true });
  marked.use({
    walkTokens: (token) => {
      if (token.type === 'heading') token.depth = headingLevel(token.depth, firstLevel);
    },
    renderer: {
      link: (token) => (isSafeLink(token.href) ? false : escaped(token.raw)),
      image: (token) => (isSafeLink(token.href) ? false : escaped(token.raw)),
    },
  });
  return sanitizeHtml(marked.parse(limitNesting(markdown), { async: false }), ALLOWED).trim();
}
