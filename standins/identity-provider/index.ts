import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import type Provider from 'oidc-provider';
import { oncePer } from '#kit/once-per.ts';
import { limitBody } from '#platform/http/limit-body.ts';
import { IDENTITY_PROVIDER_PATH } from './account.ts';
import { choosePage } from './choose-page.ts';
import type { AppContext } from './database.ts';
import { createProvider } from './provider.ts';

export { IDENTITY_PROVIDER_PATH, identityClient, identityIssuer } from './account.ts';

const LARGEST_BODY = 64 * 1024;

/**
 * The built-in identity provider, under one path. The library needs a socket, so at the first
 * request it starts listening on a private port that only this process uses.
 */
export const identityProviderStandin = oncePer((appContext: AppContext): Hono => {
  let provider: Promise<Provider> | undefined;
  let address: Promise<string> | undefined;
  const getProvider = () => {
    provider ??= createProvider(appContext);
    return provider;
  };
  const getAddress = () => {
    address ??= getProvider().then((made) => listen(made.callback()));
    return address;
  };

  const app = new Hono();
  app.onError((error, c) => {
    if (c.req.raw.signal.aborted) return c.body(null, 503);
    appContext.log.error({ err: error }, 'the identity provider stand-in failed');
    return c.json({ error: 'server_error' }, 500);
  });
  app.use(limitBody(LARGEST_BODY, (c) => c.text('Payload Too Large', 413)));
  app.route(IDENTITY_PROVIDER_PATH, choosePage(appContext, getProvider));
  app.all(`${IDENTITY_PROVIDER_PATH}/*`, async (c) => forward(await getAddress(), c.req.raw));
  return app;
});

/** The library derives its own address from the request's. */
function listen(callback: RequestListener): Promise<string> {
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    request.url = path.slice(IDENTITY_PROVIDER_PATH.length) || '/';
    callback(Object.assign(request, { originalUrl: path }), response);
  });
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      server.unref();
      done(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    });
  });
}

const NOT_FORWARDED = ['host', 'connection', 'content-length', 'transfer-encoding', 'expect'];

/**
 * Removes the provider's session cookies: each visit asks for a person, so that several can be
 * tried in one browser.
 */
const withoutSession = (cookies: string) =>
  cookies
    .split('; ')
    .filter((cookie) => !cookie.startsWith('_session'))
    .join('; ');

async function forward(address: string, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const headers = new Headers(request.headers);
  for (const name of NOT_FORWARDED) headers.delete(name);
  headers.set('cookie', withoutSession(headers.get('cookie') ?? ''));
  headers.set('x-forwarded-host', url.host);
  headers.set('x-forwarded-proto', url.protocol.slice(0, -1));
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const answer = await fetch(address + url.pathname + url.search, {
    method: request.method,
    headers,
    body: hasBody ? await request.arrayBuffer() : null,
    redirect: 'manual',
    signal: request.signal,
  });
  return new Response(answer.body, { status: answer.status, headers: answer.headers });
}
