import type { Context } from 'hono';
import type { DocumentCache } from './document-cache.ts';
import { addressOf } from './quick-answers.ts';
import type { RequestEnv } from './request-context.ts';

/**
 * Keeps the answers of an API that are the same for everybody until content changes: what `isPublic`
 * names, read over HTTP without a token. Everything else is answered anew.
 */
export async function keepPublicReads(
  c: Context<RequestEnv>,
  kept: DocumentCache,
  isPublic: RegExp,
  answer: () => Response | Promise<Response>,
): Promise<Response> {
  const { method, path } = c.req;
  const address = c.env?.incoming && method === 'GET' ? addressOf(c.env.incoming) : null;
  if (address === null || !isPublic.test(path)) return answer();
  const read = async () => {
    const response = await answer();
    const headers = Object.fromEntries(response.headers);
    return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
  };
  return kept.answer(address, c.req.raw.headers, read, address);
}
