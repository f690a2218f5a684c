import type { EntryContext } from 'react-router';

/** Accept header that selects a page's data instead of its document; no browser sends it. */
export const PAYLOAD_TYPE = 'application/vnd.gamelle.payload+json';

const FILE = '_payload.json';

/** OPS-08: the page whose data an address names, `/chien/_payload.json`; null for any other. */
export function payloadPage(url: URL): URL | null {
  if (!url.pathname.endsWith(`/${FILE}`)) return null;
  const page = new URL(url);
  page.pathname = url.pathname.slice(0, -FILE.length);
  return page;
}

/** The loader data of the page itself, without its layouts'; 404 when it has none. */
export function pagePayload(status: number, { staticHandlerContext: found }: EntryContext) {
  const page = found.matches.at(-1)?.route.id;
  const data = page === undefined ? undefined : found.loaderData[page];
  return Response.json(data ?? null, {
    status: data === undefined && status < 400 ? 404 : status,
    headers: { 'x-robots-tag': 'noindex' },
  });
}

/** A redirect or a file has no payload. */
export function onlyPayload(response: Response): Response {
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return isJson ? response : Response.json(null, { status: 404 });
}
