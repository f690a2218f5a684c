import type { TestShop } from './shop.ts';

interface Owner {
  code: string;
  headers: Record<string, string>;
}

/** A subscriber's API calls. */
export function subscriptionCalls(shop: Pick<TestShop, 'request'>) {
  const call = async (method: string, path: string, body?: unknown, headers?: HeadersInit) => {
    const join = path.includes('?') ? '&' : '?';
    const url = `/api/v2/shop${path}${join}channelCode=FR_WEB&locale=fr_FR`;
    const response = await shop.request(method, url, body, headers);
    const text = await response.text();
    // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
    const parsed = (text ? JSON.parse(text) : null) as any;
    return { status: response.status, headers: response.headers, body: parsed };
  };
  /** Calls about one subscription. */
  const of = ({ code, headers }: Owner) => {
    const own = (method: string, path: string, body?: unknown, more: Record<string, string> = {}) =>
      call(method, `/subscriptions/${code}${path}`, body, { ...headers, ...more });
    return {
      call: own,
      get: () => own('GET', ''),
      post: (path: string, body: object = {}, more = {}) => own('POST', path, body, more),
      put: (path: string, body: object, more = {}) => own('PUT', path, body, more),
      patch: (path: string, body: object, more = {}) => own('PATCH', path, body, more),
      del: (path: string) => own('DELETE', path),
    };
  };
  return { call, of };
}
