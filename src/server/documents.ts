import type { Context } from 'hono';
import { isbot } from 'isbot';
import type { RequestHandler } from 'react-router';
import { RETURN, TYPED, typedOf } from '#backoffice/parts/resumed-form.server.ts';
import { officePaths } from '#backoffice/paths.ts';
import { t } from '#i18n/catalogue.server.ts';
import { toCivilDate } from '#kit/dates.ts';
import { OUTAGE_RETRY_SECONDS } from '#kit/outage.ts';
import { pageContext, type WrittenDocument } from '#pages/page-context.ts';
import {
  isOffice,
  isWorkbench,
  pageAddress,
  publicAddress,
  withOwnQuery,
} from '#pages/public-documents.ts';
import { siteFor, sitesOf } from '#pages/sites.ts';
import type { Document } from '#platform/http/cached-response.ts';
import { addressOf } from '#platform/http/cached-response-listener.ts';
import { type ForeignHosts, policyFor } from '#platform/http/content-security-policy.ts';
import type { DocumentCache } from '#platform/http/document-cache.ts';
import type { RequestEnv } from '#platform/http/request-context.ts';
import { WITH_CAMERA } from '#platform/http/security-headers.ts';
import { slashRedirect } from '#platform/http/slash.ts';
import { secretsOf } from '#platform/secrets.ts';
import { keepSessionFresh } from '#services/keep-session-fresh.server.ts';
import { sessionKey } from '#services/sealed-cookie.server.ts';
import { Session } from '#services/session.server.ts';
import { StaffSession } from '#services/staff-session.server.ts';
import { chosenLanguage } from '#storefront/language-choice.server.ts';
import { foreignHosts } from './foreign-hosts.ts';
import { type Languages, leadOnIn } from './languages.ts';
import { onlyPayload, PAYLOAD_TYPE, payloadPage } from './page-payload.ts';
import { contextFor, type ServiceParts } from './page-services.ts';

interface Parts extends ServiceParts {
  pages: RequestHandler;
  documents: DocumentCache;
  selections: DocumentCache;
  languages: Languages;
  /** Route ids of every page. */
  routeIds: ReadonlySet<string>;
  now: () => Temporal.Instant;
}

const PUBLIC_CACHE = 'public, max-age=0, s-maxage=300, stale-while-revalidate=3600';
const READS = new Set(['GET', 'HEAD']);

/** Answers page requests: public documents from the cache, everything else rendered for its visitor. */
export function documentHandler(parts: Parts) {
  const { config, documents, selections, languages, pages, routeIds } = parts;
  const sites = sitesOf(config);
  const key = sessionKey(...secretsOf(config));
  const secure = config.PUBLIC_SCHEME === 'https';
  const hosts = foreignHosts(config);

  return async (c: Context<RequestEnv>): Promise<Response> => {
    const called = new URL(c.req.url);
    const { headers } = c.req.raw;
    const isRead = READS.has(c.req.method);
    const redirect = isRead ? slashRedirect(called) : null;
    if (redirect) return c.redirect(redirect, 301);
    if (!isRead && !isSameOrigin(headers, called)) return c.body(null, 403);

    const isEntrance = languages.several && called.pathname === '/';
    const chosen = isEntrance ? chosenLanguage(headers.get('cookie'), config.LANGUAGES) : null;
    if (isRead && chosen && chosen !== 'fr') return c.redirect(`/${chosen}/`, 302);
    // From here on a page is identified by its French address, in every language.
    const { spoken, url } = languages.read(called);
    const show: typeof pages = async (request, context) =>
      leadOnIn(spoken, await languages.within(spoken, () => pages(request, context)));

    const site = siteFor(sites, url.hostname, spoken && `/${spoken.code}`);
    const caller = c.var;
    const today = toCivilDate(parts.now());
    const payload = isRead ? payloadPage(url) : null;
    const address = isRead ? publicAddress(payload ?? url, routeIds) : null;
    if (payload && !address) return c.json(null, 404);
    if (address) {
      const accept = payload ? PAYLOAD_TYPE : 'text/html';
      const render = async () => {
        // Cookies and unknown query parameters are left out, so that nothing personal enters the
        // cached document.
        const request = new Request(new URL(address, url), { headers: { accept } });
        const lacks = { content: false, service: false, answer: false };
        const written = { scripts: [] };
        const visit = {
          url,
          site,
          sites,
          caller,
          today,
          userAgent: null,
          session: null,
          staff: null,
          lacks,
          written,
        };
        const response = await show(request, contextFor(parts, visit));
        const isOut = lacks.service && response.status >= 500;
        const shown = isOut ? outageAnswer(response, payload !== null) : response;
        const document = await toDocument(payload ? onlyPayload(shown) : shown, written, hosts);
        if (!lacks.content && !lacks.service) return document;
        document.headers['cache-control'] = 'no-store';
        document.isPassing = true;
        return document;
      };
      // The start page redirects by language cookie, so it has no shortcut by address.
      const requested = isEntrance ? null : c.env?.incoming && addressOf(c.env.incoming);
      const cache = address.includes('?') ? selections : documents;
      const answer = await cache.answer(
        `${accept} ${site.channelCode}${site.prefix ?? ''}${address}`,
        headers,
        render,
        requested,
      );
      if (isEntrance) answer.headers.append('vary', 'cookie');
      const location = answer.headers.get('location');
      if (location) answer.headers.set('location', withOwnQuery(location, url));
      return withoutErrorPageForBots(answer, c.req.header('user-agent'));
    }
    const session = await Session.read(headers.get('cookie'), key);
    const userAgent = headers.get('user-agent');
    const staff = isOffice(url) ? await StaffSession.read(headers.get('cookie'), key) : null;
    const lacks = { content: false, service: false, answer: false };
    const written = { scripts: [] };
    const visit = { url, site, sites, caller, today, userAgent, session, staff, lacks, written };
    const context = contextFor(parts, visit);
    await keepSessionFresh(session, context.get(pageContext).shop, parts.now(), (error) =>
      caller.log.error({ err: error }, 'session not renewed'),
    );
    const request = spoken ? requestFor(url, c.req.raw) : c.req.raw;
    /**
     * A staff member who submits a form after their session expired gets the sign-in with the form
     * data attached, so that no input is lost.
     */
    const signInAgain = async (sent: Request, otherwise: Response): Promise<Response> => {
      const text = await typedOf(sent);
      if (text === null) return otherwise;
      const at = new URL(officePaths.signInAgain(pageAddress(url)), url);
      const body = new URLSearchParams({ intent: RETURN, [TYPED]: text });
      const door = { ...visit, url: at };
      return show(new Request(at, { method: 'POST', body }), contextFor(parts, door));
    };
    const typed = staff && !isRead ? c.req.raw.clone() : null;
    const isData = url.pathname.endsWith('.data');
    const shownFirst = await show(request, context);
    const isLeft = typed !== null && !isData && leadsToSignIn(shownFirst);
    const answered = isLeft ? await signInAgain(typed, shownFirst) : shownFirst;
    const response =
      lacks.service && answered.status >= 500 ? outageAnswer(answered, isData) : answered;
    const shown = lacks.answer && !isRead ? sendAgain(response) : response;
    const cookies = await session.commit(key, secure);
    if (staff) cookies.push(...(await staff.commit(key, secure, parts.now())));
    const answer = await toPersonal(
      shown,
      cookies,
      written,
      hostsFor(url, hosts),
      session.signedIn,
    );
    if (isOffice(url)) answer.headers.set('permissions-policy', WITH_CAMERA);
    return answer;
  };
}

/**
 * The workbench embeds its own pages; the barcode scanner of the back office uses WebAssembly where the browser has no detector.
 */
function hostsFor(url: URL, hosts: ForeignHosts): ForeignHosts {
  if (isWorkbench(url)) return { ...hosts, framedBy: "'self'" };
  if (isOffice(url)) return { ...hosts, scripts: [...(hosts.scripts ?? []), "'wasm-unsafe-eval'"] };
  return hosts;
}

/**
 * The 503 answer of a page that failed because of an outage (the database restarts). A data request
 * is returned as the router expects it; a document gets a static message.
 */
function outageAnswer(failed: Response, isData: boolean): Response {
  const headers = new Headers({ 'retry-after': String(OUTAGE_RETRY_SECONDS) });
  if (isData) {
    for (const [name, value] of failed.headers) headers.set(name, value);
    return new Response(failed.body, { status: 503, headers });
  }
  headers.set('content-type', 'text/html; charset=utf-8');
  const title = t('storefront.503.title');
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title>`;
  const body = `<main><h1>${title}</h1><p>${t('storefront.503.message')}</p></main>`;
  const html = `<!DOCTYPE html><html lang="fr"><head>${head}</head><body>${body}</body></html>`;
  return new Response(html, { status: 503, headers });
}

/** Whether an answer redirects to the back office sign-in because the session had expired. */
const leadsToSignIn = ({ status, headers }: Response): boolean => {
  const location = headers.get('location') ?? '';
  // A redirect without a return address is intended, such as after choosing a password.
  return status >= 300 && status < 400 && location.startsWith(`${officePaths.signIn()}?retour=`);
};

/**
 * A form that failed because of an outage: status 503 instead of 422, since the user made no
 * mistake.
 */
function sendAgain(refused: Response): Response {
  if (refused.status !== 422) return refused;
  const headers = new Headers(refused.headers);
  headers.set('retry-after', String(OUTAGE_RETRY_SECONDS));
  return new Response(refused.body, { status: 503, headers });
}

async function toDocument(
  response: Response,
  { scripts }: WrittenDocument,
  hosts: ForeignHosts,
): Promise<Document> {
  const body = Buffer.from(await response.arrayBuffer());
  const headers = Object.fromEntries(response.headers);
  if (isHtml(response)) headers['content-security-policy'] = policyFor(scripts, hosts);
  headers['cache-control'] = response.status === 200 ? PUBLIC_CACHE : 'no-store';
  return { status: response.status, headers, body };
}

async function toPersonal(
  response: Response,
  cookies: string[],
  { scripts }: WrittenDocument,
  hosts: ForeignHosts,
  signedIn: Session['signedIn'],
): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.set('cache-control', 'no-store');
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  const { status } = response;
  if (!isHtml(response)) return new Response(response.body, { status, headers });
  const html = withBodyClass(await response.text(), signedIn);
  headers.set('content-security-policy', policyFor(scripts, hosts));
  return new Response(html, { status, headers });
}

/** NAV-21 without scripts: a page rendered for one visitor says whether they are signed in. */
function withBodyClass(html: string, signedIn: Session['signedIn']): string {
  if (!signedIn) return html;
  const name = signedIn.subscriber ? 'logged-in subscriber' : 'logged-in';
  return html.replace('<body class="anonymous"', `<body class="${name}"`);
}

/** NAV-19: bots get only the status, and Retry-After if set. */
function withoutErrorPageForBots(answer: Response, userAgent: string | undefined): Response {
  if (answer.status < 400 || !isbot(userAgent)) return answer;
  const bare = new Response(null, { status: answer.status });
  const retryAfter = answer.headers.get('retry-after');
  if (retryAfter) bare.headers.set('retry-after', retryAfter);
  return bare;
}

/** The same request, for the page at another address. */
function requestFor(url: URL, { method, headers, body, signal }: Request): Request {
  const sent = body ? { body, duplex: 'half' } : {};
  return new Request(url, { method, headers, signal, ...sent } as RequestInit);
}

const isHtml = (response: Response) =>
  response.headers.get('content-type')?.startsWith('text/html') ?? false;

/**
 * Whether a write comes from our own page. Browsers send `Origin` with every write, or at least
 * `Sec-Fetch-Site`, a header no page can set; a request with neither, or with a foreign origin, is
 * refused.
 */
function isSameOrigin(headers: Headers, url: URL): boolean {
  const origin = headers.get('origin');
  if (origin === null) return headers.get('sec-fetch-site') === 'same-origin';
  return URL.canParse(origin) && new URL(origin).host === url.host;
}
