/** Allowed link targets in content: a path of this shop, an anchor of the page, or another site. */
const TARGET =
  /^(?:\/(?![/\\])[\x21-\x5b\x5d-\x7e]*|#[\w-]+|https:\/\/[\x21-\x7e]+|mailto:[\x21-\x7e]+|tel:\+?[\d.-]+)$/;

export const isLinkTarget = (to: string): boolean => TARGET.test(to);

/** The path of a link within this shop, with its trailing slash; null for any other link. */
export function innerPath(to: string): string | null {
  if (!to.startsWith('/') || /^\/[/\\]/.test(to)) return null;
  const path = to.replace(/[?#].*$/s, '');
  const isFile = /\.[a-z0-9]+$/i.test(path);
  return isFile || path.endsWith('/') ? path : `${path}/`;
}
