const FILE = /\.[a-z0-9]+$/i;

/** Where a page address without its closing slash goes; null when nothing is to be done (RTE-17, RTE-18). */
export function slashRedirect(url: URL): string | null {
  const { pathname, search } = url;
  if (pathname.endsWith('/') || FILE.test(pathname)) return null;
  return `${pathname.replace(/^\/{2,}/, '/')}/${search}`;
}
