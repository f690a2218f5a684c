import { type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { CookieJar } from 'tough-cookie';
import type { PlainRequest } from './form-request.ts';

/** An answer with its final address and body. */
export interface PlainAnswer {
  url: string;
  method: string;
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

const MANY_REDIRECTS = 20;
/** A browser's User-Agent, because bots get no error page (NAV-19). */
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';

/** A client with its own cookies and network address. */
export function plainVisitor(address = `client-${crypto.randomUUID()}`) {
  let jar = new CookieJar();

  /** One request over HTTP, without following redirects. */
  async function send({ url, method, body }: PlainRequest, more: Record<string, string>) {
    const packed = body === undefined ? undefined : new Response(body);
    const cookie = await jar.getCookieString(url.href);
    const headers: Record<string, string> = {
      host: url.host,
      accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
      'accept-language': 'fr-FR',
      'user-agent': AGENT,
      'x-forwarded-for': address,
    };
    if (cookie) headers.cookie = cookie;
    if (method !== 'GET') headers.origin = url.origin;
    if (packed) headers['content-type'] = packed.headers.get('content-type') ?? '';
    Object.assign(headers, more);
    const bytes = packed && Buffer.from(await packed.arrayBuffer());
    const answer = await exchange(url, method, headers, bytes);
    for (const line of answer.headers['set-cookie'] ?? [])
      await jar.setCookie(line, url.href, { ignoreError: true });
    return answer;
  }

  /** Sends a request and follows at most `limit` redirects like a browser. */
  async function follow(
    requested: PlainRequest,
    more: Record<string, string> = {},
    limit = MANY_REDIRECTS,
  ): Promise<PlainAnswer> {
    const answer = await send(requested, more);
    const { url, method } = requested;
    const to = answer.headers.location;
    const leads = to !== undefined && answer.status >= 300 && answer.status < 400;
    if (!leads || limit === 0) return { ...answer, method, url: url.href };
    if (limit === 1) throw new Error(`${url.href} leads on and on`);
    const next = new URL(to, url);
    next.hash ||= url.hash;
    const again = answer.status >= 307 ? requested : { method: 'GET' };
    return follow({ ...again, url: next }, more, limit - 1);
  }

  return {
    follow,
    cookies: (url: string) => jar.getCookies(url),
    forget: () => {
      jar = new CookieJar();
    },
  };
}

export type PlainVisitor = ReturnType<typeof plainVisitor>;

/**
 * Not `fetch`: it does not resolve names below localhost, as browsers do, nor allow setting the
 * Host header.
 */
function exchange(url: URL, method: string, headers: Record<string, string>, body?: Buffer) {
  const { port, pathname, search } = url;
  const hostname = url.hostname.endsWith('.localhost') ? 'localhost' : url.hostname;
  return new Promise<Pick<PlainAnswer, 'status' | 'headers' | 'bytes'>>((resolve, reject) => {
    const path = pathname + search;
    const length = body === undefined ? {} : { 'content-length': String(body.length) };
    const sent = request({ hostname, port, path, method, headers: { ...headers, ...length } });
    sent.once('error', reject);
    sent.once('response', (answer) => {
      const { statusCode: status = 0, headers } = answer;
      buffer(answer).then((bytes) => resolve({ status, headers, bytes }), reject);
    });
    sent.end(body);
  });
}
