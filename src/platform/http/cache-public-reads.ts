import type { Context } from 'hono';
import { addressOf } from './cached-response-listener.ts';
import type { DocumentCache } from './document-cache.ts';
import type { RequestEnv } from './request-context.ts';

/** Our own clients send shorter addresses; longer ones are answered but not cached. */
const LONGEST_KEY = 1000;

/**
 * Parameters that select between cached answers of the APIs. A request with any other parameter is
 * answered and not cached, so that invented names cannot fill the cache.
 */
const CACHEABLE_PARAMETER =
  /^(?:channelCode|locale|page|itemsPerPage|render|_q|q|code|productTaxon|pagination\[\w{1,20}\]|(?:filters|fields|sort|order|populate)(?:\[[$\w.-]{0,40}\]){0,6})$/;

/**
 * Caches API answers that are the same for everybody until content changes: those `isPublic` names,
 * requested over HTTP without a token. Everything else is answered anew.
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
