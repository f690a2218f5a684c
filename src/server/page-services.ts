import { data, RouterContextProvider, redirect } from 'react-router';
import { officeContext } from '#backoffice/office-context.ts';
import { officePaths } from '#backoffice/paths.ts';
import {
  type PageLacks,
  pageContext,
  sessionContext,
  type WrittenDocument,
} from '#pages/page-context.ts';
import { paths } from '#pages/paths.ts';
import { pageAddress } from '#pages/public-documents.ts';
import type { Site } from '#pages/sites.ts';
import { type Config, publicConfig } from '#platform/config.ts';
import type { ServiceCaller } from '#registry/api.ts';
import { AdminClient } from '#services/admin/client.ts';
import type { AnswerCache } from '#services/answer-cache.ts';
import { ContentClient } from '#services/content.ts';
import { ImageClient } from '#services/images.ts';
import { SearchClient } from '#services/search.ts';
import { overNetwork, overPlainNetwork, type Transport } from '#services/service-client.ts';
import type { Session } from '#services/session.server.ts';
import { ShopClient } from '#services/shop/client.ts';
import type { StaffSession } from '#services/staff-session.server.ts';

export interface ServiceParts {
  config: Config;
  contentCache: AnswerCache;
  searchCache: AnswerCache;
  /** Transport to our own APIs in process, when no base address is configured. */
  inProcess: (caller: ServiceCaller) => Transport;
}

/** One page request. */
export interface Visit {
  url: URL;
  site: Site;
  sites: readonly Site[];
  caller: ServiceCaller;
  today: Temporal.PlainDate;
  /** The visitor's `User-Agent`; null while a public document is rendered. */
  userAgent: string | null;
  /** Null while a public document is rendered. */
  session: Session | null;
  /** The staff session; null outside the back office. */
  staff: StaffSession | null;
  /** Outages noticed during this request. */
  lacks: PageLacks;
  /** Set when its document is rendered. */
  written: WrittenDocument;
}

/** The router context of a page request. */
export function contextFor(parts: ServiceParts, visit: Visit): RouterContextProvider {
  const { config, contentCache, searchCache, inProcess } = parts;
  const { site, sites, caller, session, url, today, userAgent } = visit;
  const { channelCode, locale } = site;
  const reach = (base: string | undefined, path: string) =>
    base
      ? { base, send: overNetwork(caller.clientAddress) }
      : { base: `http://services.internal${path}`, send: inProcess(caller) };
  const shop = reach(config.SHOP_API_BASE, '/api/v2');
  const context = new RouterContextProvider();
  context.set(pageContext, {
    site,
    sites,
    languages: config.LANGUAGES,
    today,
    log: caller.log,
    lacks: visit.lacks,
    written: visit.written,
    isContentElsewhere: config.CONTENT_BASE !== undefined,
    shopApi: config.SHOP_API_BASE ?? '/api/v2',
    settings: publicConfig(config),
    content: new ContentClient({
      ...reach(config.CONTENT_BASE, '/api'),
      cache: contentCache,
      channelCode,
      locale,
      token: config.CONTENT_TOKEN,
      onStale: () => {
        visit.lacks.content = true;
      },
    }),
    images: imageClient(parts, visit),
    search: new SearchClient({
      cache: searchCache,
      hosts: searchHosts(config).map((base) => reach(base, '/search')),
      appId: config.SEARCH_APP_ID,
      apiKey: config.SEARCH_API_KEY,
      lite: config.SEARCH_LITE,
      channelCode,
      locale: locale.startsWith('fr') ? undefined : locale,
    }),
    shop: new ShopClient({
      base: shop.base,
      send: noticing(shop.send, visit.lacks),
      channelCode,
      locale,
      userAgent,
      token: () => session?.signedIn?.token ?? null,
      onSignedOut: () => {
        session?.signOut();
        session?.rememberPage(pageAddress(url));
        throw redirect(paths.signIn());
      },
    }),
  });
  if (session) context.set(sessionContext, session);
  if (visit.staff) context.set(officeContext, officeFor(parts, visit, visit.staff));
  return context;
}

const AWAY = new Set([502, 503, 504]);

/** Records whether the last API call was answered. */
const noticing =
  (send: Transport, lacks: PageLacks): Transport =>
  async (request) => {
    // Set before the call, because a failing transport may throw.
    lacks.answer = true;
    const response = await send(request);
    lacks.answer = AWAY.has(response.status);
    return response;
  };

/** The client of the admin API for this request. */
function officeFor(
  { config, inProcess }: ServiceParts,
  { caller, url, userAgent, lacks }: Visit,
  session: StaffSession,
) {
  const api = config.SHOP_API_BASE;
  const admin = new AdminClient({
    base: api ?? 'http://services.internal/api/v2',
    send: noticing(api ? overNetwork(caller.clientAddress) : inProcess(caller), lacks),
    token: () => session.token,
    userAgent,
    onSignedOut: () => {
      session.signOut();
      throw redirect(officePaths.signIn(pageAddress(url)));
    },
    onClosed: (status) => {
      throw data(null, { status });
    },
  });
  const openIdLabel = config.STAFF_OPENID_ISSUER ? config.STAFF_OPENID_LABEL : null;
  return { admin, session, openIdLabel };
}

/**
 * Client of the image host: our own in process, our own over HTTP next to the shop API, or an
 * external one.
 */
function imageClient({ config, inProcess }: ServiceParts, { caller, site, session }: Visit) {
  const { SHOP_API_BASE: api, IMAGE_AUTH_ENDPOINT: requested, IMAGE_UPLOAD_URL: sent } = config;
  const base = api ?? 'http://services.internal/api/v2';
  const own = `${base}/shop/images/authentication?channelCode=${site.channelCode}`;
  const authenticationEndpoint = requested ?? own;
  const reach = api ? overNetwork(caller.clientAddress) : inProcess(caller);
  return new ImageClient({
    publicKey: config.IMAGE_PUBLIC_KEY,
    urlEndpoint: config.IMAGE_URL_ENDPOINT ?? '/images',
    uploadUrl: sent ?? new URL('/api/v1/files/upload', base).href,
    authenticationEndpoint,
    send: async (request) => {
      const isAsking = request.url.startsWith(authenticationEndpoint);
      if (isAsking && session?.signedIn)
        request.headers.set('authorization', `Bearer ${session.signedIn.token}`);
      return (isAsking ? requested : sent) ? overPlainNetwork(request) : reach(request);
    },
  });
}

/** Hosts of the search service, tried in turn; our own when none is configured. */
const searchHosts = ({ SEARCH_HOSTS }: Config): readonly (string | undefined)[] =>
  SEARCH_HOSTS.length > 0 ? SEARCH_HOSTS.map((host) => `https://${host}`) : [undefined];
