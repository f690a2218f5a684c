import { innerPath } from './link-target.ts';

export interface InnerLink {
  /** Path of the field in the document: `blocks.0.html`. */
  field: string;
  path: string;
}

const HREF = /\shref="([^"]*)"/g;

/** Links of a document within this shop, in order, including those in HTML. */
export function innerLinksOf(document: unknown, field = ''): InnerLink[] {
  if (typeof document === 'string') {
    const isTarget = /(^|\.)to$/.test(field);
    const targets = isTarget ? [document] : [...document.matchAll(HREF)].map(([, to = '']) => to);
    return targets.flatMap((to) => {
      const path = innerPath(to.replaceAll('&amp;', '&'));
      return path ? [{ field, path }] : [];
    });
  }
  if (document === null || typeof document !== 'object') return [];
  return Object.entries(document).flatMap(([name, value]) =>
    innerLinksOf(value, field ? `${field}.${name}` : name),
  );
}
