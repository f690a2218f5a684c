const FILE = /\.[a-z0-9]+$/i;
const FILE_WITH_SLASH = /\.(?:txt|xml|webmanifest|ico)\/$/i;

/**
 * Redirect target that adds the trailing slash of a page, or removes that of a file; null when
 * there is nothing to redirect (RTE-17, RTE-18).
 */
export function slashRedirect(url: URL): string | null {
  const { pathname, search } = url;
  if (FILE_WITH_SLASH.test(pathname)) return pathname.replace(/^\/{2,}/, '/').slice(0, -1) + search;
  if (pathname.endsWith('/') || FILE.test(pathname)) return null;
  return `${pathname.replace(/^\/{2,}/, '/')}/${search}`;
}
