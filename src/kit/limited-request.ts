/** Requests whose timeout has not fired yet, so that they are not garbage collected. */
const held = new Set<Request>();

/**
 * A request that is aborted after `limit` milliseconds, also while its body is being read. Node
 * keeps the signal of a request only as long as the `Request` object is referenced, which a pending
 * `fetch` does not do: after a garbage collection the timeout would never fire. So it is referenced
 * here.
 */
export function limitedRequest(url: string, init: RequestInit, limit: number): Request {
  const signal = AbortSignal.timeout(limit);
  const request = new Request(url, { ...init, signal });
  held.add(request);
  signal.addEventListener('abort', () => held.delete(request), { once: true });
  return request;
}
