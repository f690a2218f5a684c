import { text } from 'node:stream/consumers';
import { renderToString } from 'react-dom/server';
import type { RouterContextProvider } from 'react-router';
import { type EntryContext, isRouteErrorResponse, ServerRouter } from 'react-router';
import { language, localizedPath } from '#i18n/language.ts';
import { isOutage } from '#kit/outage.ts';
import { pageContext } from '#pages/page-context.ts';
import {
  newScriptMark,
  scriptHash,
  takeMarkedScripts,
} from '#platform/http/content-security-policy.ts';
import { PAYLOAD_TYPE, pagePayload } from '#server/page-payload.ts';
import { inScript, startingAfterPaint } from '#server/start-after-paint.ts';
import { BODY_CLASS_SCRIPT } from './storefront/visitor.ts';

/**
 * Renders the whole document before answering: it is hashed, compressed and cached as one piece. No
 * component waits while it renders, so React makes one text instead of thousands of encoded pieces;
 * the loaders' data, which the router would stream, is put behind it.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  if (request.headers.get('accept') === PAYLOAD_TYPE) return pagePayload(status, context);
  const { serverHandoffStream, ...whole } = withItsRoutes(inItsLanguage(context));
  const data = serverHandoffStream ? await text(serverHandoffStream) : null;
  const mark = newScriptMark();
  const html = renderToString(<ServerRouter context={whole} url={request.url} nonce={mark} />);
  headers.set('content-type', 'text/html; charset=utf-8');
  const hasScripts = context.renderMeta?.didRenderScripts;
  const written = takeMarkedScripts(DOCTYPE + html, mark);
  const { document, scripts } = startingAfterPaint(written.document);
  const added = data && hasScripts ? dataScripts(data) : [];
  loadContext.get(pageContext).written.scripts = [
    scriptHash(BODY_CLASS_SCRIPT),
    ...written.scripts,
    ...added.map(scriptHash),
    ...scripts,
  ];
  return new Response(endingWith(document, added), { status, headers });
}

/**
 * The manifest reduced to the routes of the page: the router makes an object for each route it is given, for
 * every document, and shows only these.
 */
function withItsRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const routes = Object.fromEntries(
    staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]]),
  );
  return { ...context, manifest: { ...manifest, routes } };
}

/**
 * Routes are known by their French addresses; where another language is read, links and the router in
 * the browser stand below its prefix (I18-02).
 */
function inItsLanguage(context: EntryContext): EntryContext {
  const { code } = language() ?? {};
  if (!code) return context;
  const { staticHandlerContext: found, serverHandoffString = '' } = context;
  const { location } = found;
  return {
    ...context,
    serverHandoffString: serverHandoffString.replace('"basename":"/"', `"basename":"/${code}"`),
    staticHandlerContext: {
      ...found,
      basename: `/${code}`,
      location: { ...location, pathname: localizedPath(location.pathname) },
    },
  };
}

const DOCTYPE = '<!DOCTYPE html>';
const END = '</body></html>';
const STREAM = 'window.__reactRouterContext.streamController';

/** Scripts that hand the data to the router in the browser, as its own server component would. */
const dataScripts = (data: string): string[] => [
  `${STREAM}.enqueue(${inScript(data)});`,
  `${STREAM}.close();`,
];

const endingWith = (document: string, scripts: readonly string[]): string =>
  scripts.length === 0
    ? document
    : `${document.slice(0, document.lastIndexOf(END))}${scripts.map((script) => `<script>${script}</script>`).join('')}${END}`;

/** An address without what may be a key: `/commande/:token/`. What follows a question mark is left out. */
const withoutParameters = (
  path: string,
  params: Readonly<Record<string, string | undefined>>,
): string =>
  Object.entries(params).reduce(
    (shown, [name, value]) =>
      value ? shown.replaceAll(encodeURI(value), `:${name}`).replaceAll(value, `:${name}`) : shown,
    path,
  );

/** A bug in a loader, an action or a component: logged with the request's id, shown as a 500 page. */
export function handleError(
  error: unknown,
  {
    request,
    params,
    context,
  }: {
    request: Request;
    params: Readonly<Record<string, string | undefined>>;
    context: Readonly<RouterContextProvider>;
  },
): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const page = withoutParameters(new URL(request.url).pathname, params);
  const { lacks, log } = context.get(pageContext);
  if (isOutage(error)) lacks.service = true;
  log.error({ err: error, method: request.method, page }, 'page failed');
}
