/** Requests whose limit has not come yet. */
const held = new Set<Request>();

/**
 * A request that is given up after `limit` milliseconds, whether its answer has not begun or is being
 * read. Node follows the signal of a request only while somebody holds the request itself, which a
 * `fetch` under way does not: after a garbage collection the limit would never come. So it is held here.
 */
export function limitedRequest(url: string, init: RequestInit, limit: number): Request {
  const signal = AbortSignal.timeout(limit);
  const request = new Request(url, { ...init, signal });
  held.add(request);
  signal.addEventListener('abort', () => held.delete(request), { once: true });
  return request;
}
