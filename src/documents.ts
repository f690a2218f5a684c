import type { Context } from 'hono';
import { isbot } from 'isbot';
import { type RequestHandler, RouterContextProvider } from 'react-router';
import type { Config } from '#platform/config.ts';
import { publicConfig } from '#platform/config.ts';
import { policyFor } from '#platform/http/content-security-policy.ts';
import type { Document, DocumentCache } from '#platform/http/document-cache.ts';
import { slashRedirect } from '#platform/http/slash.ts';
import { type ContentCache, ContentClient } from '#services/content.ts';
import type { Transport } from '#services/service-client.ts';
import { Session, sessionKey } from '#services/session.server.ts';
import { ShopClient } from '#services/shop/client.ts';
import type { ServiceCaller } from './api.ts';
import { pageContext, sessionContext } from './storefront/page-context.ts';
import { publicAddress } from './storefront/public-documents.ts';
import { type Site, siteFor, sitesOf } from './storefront/sites.ts';

interface Parts {
  config: Config;
  pages: RequestHandler;
  documents: DocumentCache;
  contentCache: ContentCache;
  /** Reaches our own services when no base address is configured. */
  inProcess: (caller: ServiceCaller) => Transport;
}

const PUBLIC_CACHE = 'public, max-age=0, s-maxage=300, stale-while-revalidate=3600';
const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Answers page requests: public documents from the cache, everything else rendered for its visitor. */
export function documentHandler(parts: Parts) {
  const { config, documents } = parts;
  const sites = sitesOf(config);
  const key = sessionKey(config.SECRET);
  const secure = config.PUBLIC_SCHEME === 'https';

  return async (c: Context): Promise<Response> => {
    const url = new URL(c.req.url);
    const redirect = slashRedirect(url);
    if (redirect) return c.redirect(redirect, 301);
    const method = c.req.method;
    const site = siteFor(sites, url.hostname);
    if (WRITES.has(method) && !isSameOrigin(c.req.raw.headers, url)) return c.text('', 403);

    const caller: ServiceCaller = { requestId: c.get('requestId'), log: c.get('log') };
    const address = method === 'GET' || method === 'HEAD' ? publicAddress(url) : null;
    if (address) {
      const render = async () =>
        toDocument(await renderPublic(parts, site, sites, url, address, caller));
      const answer = await documents.answer(site.channelCode + address, c.req.raw.headers, render);
      return answer.status >= 400 && isbot(c.req.header('user-agent'))
        ? new Response(null, { status: answer.status })
        : answer;
    }

    const session = await Session.read(c.req.header('cookie') ?? null, key);
    const context = contextFor(parts, site, sites, caller, session);
    context.set(sessionContext, session);
    const response = await parts.pages(c.req.raw, context);
    return personal(response, await session.commit(key, secure));
  };
}

function renderPublic(
  parts: Parts,
  site: Site,
  sites: readonly Site[],
  url: URL,
  address: string,
  caller: ServiceCaller,
): Promise<Response> {
  // Cookies and unknown query keys stay outside, so that nothing personal can enter the document.
  const request = new Request(new URL(address, url), { headers: { accept: 'text/html' } });
  return parts.pages(request, contextFor(parts, site, sites, caller, null));
}

function contextFor(
  parts: Parts,
  site: Site,
  sites: readonly Site[],
  caller: ServiceCaller,
  session: Session | null,
): RouterContextProvider {
  const { config, contentCache, inProcess } = parts;
  const reach = (base: string | undefined, path: string) =>
    base
      ? { base, send: fetch }
      : { base: `http://services.internal${path}`, send: inProcess(caller) };
  const context = new RouterContextProvider();
  const { channelCode, locale } = site;
  context.set(pageContext, {
    site,
    sites,
    log: caller.log,
    settings: publicConfig(config),
    content: new ContentClient({
      ...reach(config.CONTENT_BASE, '/api'),
      cache: contentCache,
      channelCode,
      locale,
      token: config.CONTENT_TOKEN,
    }),
    shop: new ShopClient({
      ...reach(config.SHOP_API_BASE, '/api/v2'),
      channelCode,
      locale,
      token: () => session?.signedIn?.token ?? null,
    }),
  });
  return context;
}

async function toDocument(response: Response): Promise<Document> {
  const body = Buffer.from(await response.arrayBuffer());
  const headers = Object.fromEntries(response.headers);
  if (isHtml(response)) headers['content-security-policy'] = policyFor(body.toString());
  headers['cache-control'] = response.status === 200 ? PUBLIC_CACHE : 'no-store';
  return { status: response.status, headers, body };
}

async function personal(response: Response, cookies: string[]): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.set('cache-control', 'no-store');
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  if (!isHtml(response)) return new Response(response.body, { status: response.status, headers });
  const html = await response.text();
  headers.set('content-security-policy', policyFor(html));
  return new Response(html, { status: response.status, headers });
}

const isHtml = (response: Response) =>
  response.headers.get('content-type')?.startsWith('text/html') ?? false;

/** Browsers name the origin of every write; one that names none, or another, is not our page. */
function isSameOrigin(headers: Headers, url: URL): boolean {
  const origin = headers.get('origin');
  return origin !== null && URL.canParse(origin) && new URL(origin).host === url.host;
}
