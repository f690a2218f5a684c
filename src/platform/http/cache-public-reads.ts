import type { Context } from 'hono';
import { addressOf } from './cached-response-listener.ts';
import type { DocumentCache } from './document-cache.ts';
import type { RequestEnv } from './request-context.ts';

/** What our own clients ask is shorter; anything may be asked, not everything is kept. */
const LONGEST_KEY = 1000;

/**
 * Names of parameters that choose between answers of the APIs. A read with any other is answered and
 * not kept, so that unknown names make no copies.
 */
const CACHEABLE_PARAMETER =
  /^(?:channelCode|locale|page|itemsPerPage|render|_q|q|code|productTaxon|pagination\[\w{1,20}\]|(?:filters|fields|sort|order|populate)(?:\[[$\w.-]{0,40}\]){0,6})$/;

/**
 * Keeps the answers of an API that are the same for everybody until content changes: what `isPublic`
 * names, read over HTTP without a token. Everything else is answered anew.
 */
export async function cachePublicReads(
  c: Context<RequestEnv>,
  cache: DocumentCache,
  isPublic: (path: string) => boolean,
  answer: () => Response | Promise<Response>,
): Promise<Response> {
  const { method, path } = c.req;
  const address = c.env?.incoming && method === 'GET' ? addressOf(c.env.incoming) : null;
  if (address === null || address.length > LONGEST_KEY || !isPublic(path)) return answer();
  if (Object.keys(c.req.query()).some((name) => !CACHEABLE_PARAMETER.test(name))) return answer();
  const read = async () => {
    const response = await answer();
    const headers = Object.fromEntries(response.headers);
    return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
  };
  return cache.answer(address, c.req.raw.headers, read, address);
}
