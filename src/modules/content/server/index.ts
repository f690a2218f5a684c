export { findPageVersion } from './find-page-version.ts';
export { moveAddresses } from './move-addresses.ts';
export { findPublishedSlugs } from './pages-at.ts';
export { type EntryDraft, publishEntry } from './publish-entry.ts';
export { publishRouteRule, removeRouteRule } from './publish-route-rule.ts';
export { listPublished } from './queries.ts';
export { renderMarkdown } from './render-markdown.ts';
export { renderSource } from './render-source.ts';
