const PRINTABLE = /^[\x20-\x7e]*$/;

/**
 * A path on this site, else null: `//host`, anything with a backslash and absolute addresses are
 * refused, and so is whatever is not percent-encoded.
 */
export function localPath(path: string | null | undefined): string | null {
  if (!path?.startsWith('/') || path.startsWith('//')) return null;
  return path.includes('\\') || !PRINTABLE.test(path) ? null : path;
}
