const FILE = /\.[a-z0-9]+$/i;
const FILE_WITH_SLASH = /\.(?:txt|xml|webmanifest|ico)\/$/i;

/**
 * Where a page address without its closing slash goes, and a file's with one; null when nothing is to
 * be done (RTE-17, RTE-18).
 */
export function slashRedirect(url: URL): string | null {
  const { pathname, search } = url;
  if (FILE_WITH_SLASH.test(pathname)) return pathname.replace(/^\/{2,}/, '/').slice(0, -1) + search;
  if (pathname.endsWith('/') || FILE.test(pathname)) return null;
  return `${pathname.replace(/^\/{2,}/, '/')}/${search}`;
}
